import type { Finder, FinderEntry } from '../../../src/rendering/finders/finder';
import { wordsOf } from '../../../src/rendering/markdown/node-words';
import type { PageNode } from '../../../src/rendering/markdown/page-nodes';
import type { Found } from './fitting';

/** How much fits, as it is said to who cannot see it: «3 reportes», «3 reportes dicen parte de eso». */
export function countLabel([one, several]: Finder['names'], { count, isPartial }: Found): string {
  const counted = count === 1 ? `1 ${one}` : `${count} ${several}`;
  if (!isPartial) return counted;
  return `${counted} con parte de lo que escribió`;
}

function linkOf(nodes: readonly PageNode[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string' ? '' : (node.props?.href ?? linkOf(node.children ?? [])),
    )
    .join('');
}

/** What tells an entry from those beside it: where it leads and what it is called. */
export function entryKey({ head }: Pick<FinderEntry, 'head'>): string {
  return linkOf(head) + head.map(wordsOf).join(' ');
}
