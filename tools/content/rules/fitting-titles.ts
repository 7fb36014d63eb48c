import type { PhrasingContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { Content, Passage } from '../content';
import { PassageRule } from '../rule';

/** What cannot stand before a title, by how the title begins: «una Recogidas», «haga Hacer la primera venta». */
const clashes: readonly [before: RegExp, title: RegExp][] = [
  [/(?<!\p{L})(?:un|una|el|la|al|del) $/iu, /^\p{L}+[aeiou]s(?!\p{L})/u],
  [/(?<!\p{L})(?:los|las|unos|unas) $/iu, /^\p{L}+[^s\P{L}](?!\p{L})/u],
  [/(?<!\p{L})ha(?:ga|cer|ce|cen|ciendo) $/iu, /^\p{L}+[aei]r(?!\p{L})/u],
];

/** The titles that a directive inserts, each with the words just before it. */
function insertedTitles(
  content: readonly PhrasingContent[],
  { facts }: Content,
): [string, string][] {
  return content.flatMap((node, index) => {
    if (node.type !== 'textDirective' || node.name !== 'pagina') return [];
    const title = facts.routes.get(plainText(node))?.title;
    const before = content[index - 1];
    return title && before?.type === 'text' ? [[before.value, title] as [string, string]] : [];
  });
}

export class FittingTitles extends PassageRule {
  readonly id = 'fitting-titles';
  readonly severity = 'error';
  readonly asks =
    'A title that `:pagina[…]` inserts agrees with the word before it: no «una Recogidas», no «haga Hacer la primera venta».';

  protected problemsOf(passage: Passage, content: Content): string[] {
    return insertedTitles(passage.content, content)
      .filter(([before, title]) =>
        clashes.some(([word, start]) => word.test(before) && start.test(title)),
      )
      .map(
        ([before, title]) =>
          `«${before.trim().split(' ').at(-1)} ${title}» breaks the sentence; write the link with words of its own, [cierre de mes](/docs/…)`,
      );
  }
}
