import { toString as plainText } from 'mdast-util-to-string';
import type { ContentPage } from '../content';
import { type PageProblem, PageRule } from '../rule';

export class HeadingOrder extends PageRule {
  readonly id = 'heading-order';
  readonly severity = 'error';
  readonly asks = 'No heading skips a level or stands right above another one.';

  protected problemsOf(page: ContentPage): PageProblem[] {
    const blocks = (page.expanded ?? page.written).children;
    let depth = 1;
    return blocks.flatMap((node, index) => {
      if (node.type !== 'heading') return [];
      const line = node.position?.start.line;
      const title = plainText(node);
      const problems: PageProblem[] = [];
      if (node.depth > depth + 1) {
        const message = `«${title}» skips from level ${depth} to ${node.depth}; make it ${'#'.repeat(depth + 1)}`;
        problems.push({ line, message });
      }
      const isBare = index === blocks.length - 1 || blocks[index + 1]?.type === 'heading';
      // The letters of the glossary and the groups of the map hold nothing but their entries.
      if (isBare && page.kind !== 'standalone') {
        const message = `«${title}» has no text of its own; write what follows in a sentence, or remove it`;
        problems.push({ line, message });
      }
      depth = node.depth;
      return problems;
    });
  }
}
