import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { elementDirectives } from '../../../src/rendering/directives/registry';
import { unknownName } from '../../../src/text/nearest';
import type { ContentPage } from '../content';
import { type PageProblem, PageRule } from '../rule';

/** The HTML that a page may hold; `head` and `meta` speak to search engines. */
const htmlTags = [
  'abbr',
  'br',
  'code',
  'details',
  'div',
  'em',
  'head',
  'img',
  'kbd',
  'meta',
  'section',
  'span',
  'strong',
  'sub',
  'summary',
  'sup',
];

/** Tags that run code, load it or bring another page in. */
const activeTags = ['script', 'style', 'iframe', 'object', 'embed', 'link', 'base', 'form'];

/** The names that a page imports. */
function importsOf(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      names.push(...statement.specifiers.map(({ local }) => local.name));
    }
  });
  return names;
}

function tagProblem(tag: string, known: readonly string[]): string | undefined {
  const [name = tag] = tag.split('.');
  if (known.includes(name)) return undefined;
  if (activeTags.includes(name.toLowerCase())) {
    return `<${tag}> is not for pages: code, styles and what other hosts bring belong to a component of src/components/`;
  }
  return `<${tag}> is no tag of these pages: ${unknownName(name, known)}; import its component, or write \\< for the sign`;
}

export class KnownTags extends PageRule {
  readonly id = 'known-tags';
  readonly severity = 'error';
  readonly asks =
    'A tag is one of a few of HTML, `<Pantalla>`, `<Recorrido>` or a component that the page imports; never `<script>` or `<style>`.';

  protected problemsOf({ written }: ContentPage): PageProblem[] {
    const known = [...htmlTags, ...Object.keys(elementDirectives), ...importsOf(written)];
    const problems: PageProblem[] = [];
    visit(written, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const message = node.name === null ? undefined : tagProblem(node.name, known);
      if (message !== undefined) problems.push({ line: node.position?.start.line, message });
    });
    return problems;
  }
}
