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

/** Anchors of the elements and components that directives put on a page. */
function anchorsOfDirectives(page: ContentPage): string[] {
  const anchors: string[] = [];
  const tree = page.expanded ?? page.written;
  visit(tree, 'htmlNode', ({ data: { hProperties } }) => {
    if (typeof hProperties.id === 'string') anchors.push(hProperties.id);
  });
  visit(tree, 'mdxJsxFlowElement', ({ attributes }) => {
    for (const attribute of attributes) {
      const isId = attribute.type === 'mdxJsxAttribute' && attribute.name === 'id';
      if (isId && typeof attribute.value === 'string') anchors.push(attribute.value);
    }
  });
  return anchors;
}

/** Every anchor that a page offers: its headings, and what its directives name with an id. */
export function anchorsOf(page: ContentPage): Set<string> {
  const ofHeadings = headingsOf(page).flatMap((heading) => {
    const id = heading.data?.hProperties?.id;
    return typeof id === 'string' ? [id] : [];
  });
  return new Set([...ofHeadings, ...anchorsOfDirectives(page)]);
}
