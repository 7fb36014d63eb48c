import { withoutAccents } from '../../../src/text/accents';

/** Anchor that a heading has unless it was given one or another heading took it: most have it. */
function usualAnchor(heading: string): string {
  return withoutAccents(heading)
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replaceAll(' ', '-');
}

/** Headings of a page as they travel: a line each, with a tab and the anchor where that does not follow from it. */
export function encodeHeadings(sections: readonly { heading: string; anchor: string }[]): string {
  return sections
    .map(({ heading, anchor }) => {
      const line = heading.replace(/\s+/g, ' ');
      return anchor === usualAnchor(line) ? line : `${line}\t${anchor}`;
    })
    .join('\n');
}

/** Reads what `encodeHeadings` wrote. */
export function decodeHeadings(encoded: string): [heading: string, anchor: string][] {
  const lines = encoded.split('\n').filter(Boolean);
  return lines.map((line) => {
    const [heading = '', anchor = usualAnchor(heading)] = line.split('\t');
    return [heading, anchor];
  });
}
