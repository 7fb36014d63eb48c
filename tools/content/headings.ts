import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ContentPage } from './content';

/** The headings of a page as the build sees them, in order. */
export function headingsOf(page: ContentPage): Heading[] {
  const headings: Heading[] = [];
  visit(page.expanded ?? page.written, 'heading', (heading) => {
    headings.push(heading);
  });
  return headings;
}

/** Every anchor that the headings of a page offer. */
export function anchorsOf(page: ContentPage): Set<string> {
  return new Set(
    headingsOf(page).flatMap((heading) => {
      const id = heading.data?.hProperties?.id;
      return typeof id === 'string' ? [id] : [];
    }),
  );
}
