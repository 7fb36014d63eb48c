import type { ReactNode } from 'react';
import '../../client/mark.css';
import type { ExcerptPart } from '../../engine/types';

/** A piece of the page's text around the words that fit, which are marked. */
export default function Excerpt({ parts }: { parts: readonly ExcerptPart[] }): ReactNode {
  return parts.map(({ text, marked }, position) => {
    if (!marked) return text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of text have no identity but their place.
      <mark key={position} className="search-mark">
        {text}
      </mark>
    );
  });
}
