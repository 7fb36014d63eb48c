import type { ReactNode } from 'react';
import '../../client/mark.css';
import type { ExcerptPart } from '../../engine/types';
import './hit.css';

interface Props {
  readonly title: string;
  /** The section of the page. */
  readonly heading?: string;
  /** The groups that the page stands in. */
  readonly place?: readonly string[];
  /** A piece of the page's text around the words that fit, which are marked. */
  readonly excerpt?: readonly ExcerptPart[];
  /** What answers the question by itself; empty, it keeps the room of the text that has not come. */
  readonly answer?: string;
  /** Makes a link of the title, where the whole is none. */
  readonly link?: (title: ReactNode) => ReactNode;
}

/** A hit of the search, in the dialog and on the page of results. */
export default function Hit({ title, heading, place, excerpt, answer, link }: Props): ReactNode {
  const name = (
    <>
      {title}
      {heading && <span className="search-hit__heading"> › {heading}</span>}
    </>
  );
  return (
    <>
      <span className="search-hit__title">{link ? link(name) : name}</span>
      {place && place.length > 0 && <span className="search-hit__place">{place.join(' › ')}</span>}
      {excerpt && <span className="search-hit__excerpt">{excerpt.map(drawPart)}</span>}
      {answer !== undefined && <span className="search-hit__answer">{answer}</span>}
    </>
  );
}

function drawPart({ text, marked }: ExcerptPart, position: number): ReactNode {
  if (!marked) return text;
  return (
    <mark key={position} className="search-mark">
      {text}
    </mark>
  );
}
