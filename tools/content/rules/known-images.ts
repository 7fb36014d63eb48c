import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ContentPage } from '../content';
import { type PageProblem, PageRule } from '../rule';

/** The file that the address of an image names; undefined for one of another host. */
function fileOfImage(url: string, page: string): string | undefined {
  if (/^(?:[a-z]+:|\/\/)/i.test(url)) return undefined;
  const [pathname = ''] = url.split(/[?#]/);
  if (pathname.startsWith('@site/')) return pathname.slice('@site/'.length);
  return pathname.startsWith('/')
    ? path.join('static', pathname)
    : path.join(path.dirname(page), pathname);
}

function imageProblem(url: string, page: string): string | undefined {
  const file = fileOfImage(url, page);
  if (file === undefined) {
    return `the image ${url} stands on another host; put its file into static/img/`;
  }
  if (existsSync(file)) return undefined;
  return `there is no image ${url}: put ${path.normalize(file)} there, or correct the address`;
}

/** The address of an image; one that is an expression is computed by the page, which is for the page's own tests. */
function imageUrlOf(node: Nodes): string | undefined {
  if (node.type === 'image') return node.url;
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  if (node.name !== 'img') return undefined;
  const source = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'src',
  );
  return typeof source?.value === 'string' ? source.value : undefined;
}

function lineOf(node: Nodes): number | undefined {
  return 'position' in node ? node.position?.start.line : undefined;
}

export class KnownImages extends PageRule {
  readonly id = 'known-images';
  readonly severity = 'error';
  readonly asks = 'Every image is a file of `static/`, or one beside its page.';

  protected problemsOf({ file, written }: ContentPage): PageProblem[] {
    const problems: PageProblem[] = [];
    visit(written, (node) => {
      const url = imageUrlOf(node);
      const message = url === undefined ? undefined : imageProblem(url, file);
      if (message !== undefined) problems.push({ line: lineOf(node), message });
    });
    return problems;
  }
}
