import path from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ContentPage } from './content';

/** An image that a page shows. */
export interface PageImage {
  url: string;
  /** Path relative to the project's root; undefined for an image of another host. */
  file: string | undefined;
  line: number | undefined;
}

function fileOfImage(url: string, page: string): string | undefined {
  if (/^(?:[a-z]+:|\/\/)/i.test(url)) return undefined;
  const [pathname = ''] = url.split(/[?#]/);
  if (pathname.startsWith('@site/')) return pathname.slice('@site/'.length);
  return path.join(pathname.startsWith('/') ? 'static' : path.dirname(page), pathname);
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

/** The images that the writer of a page put there. */
export function imagesOf({ file, written }: Pick<ContentPage, 'file' | 'written'>): PageImage[] {
  const images: PageImage[] = [];
  visit(written, (node) => {
    const url = imageUrlOf(node);
    if (url === undefined) return;
    const line = 'position' in node ? node.position?.start.line : undefined;
    images.push({ url, file: fileOfImage(url, file), line });
  });
  return images;
}
