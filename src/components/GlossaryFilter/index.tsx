import { FilterForm, FoundCount } from '@site/src/components/ListFilters';
import { useFilters } from '@site/src/components/ListFilters/use-filters';
import { askedWords, isSaid, readSaid } from '@site/src/text/spoken-words';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** The terms by letter, in the page's own nodes: two levels of sections. */
  readonly children: ReactNode;
}

/**
 * Shows of a list in sections only the entries that say all that is asked for, and the sections that have one.
 * @returns how many are shown
 */
function showFitting(list: Element, asked: string): number {
  const words = askedWords(asked);
  for (const entry of list.querySelectorAll<HTMLElement>(':scope > section > section')) {
    const said = readSaid(entry.textContent ?? '');
    entry.hidden = !words.every((word) => isSaid(word, said));
  }
  for (const letter of list.querySelectorAll<HTMLElement>(':scope > section')) {
    letter.hidden = !letter.querySelector(':scope > section:not([hidden])');
  }
  return list.querySelectorAll(':scope > section > section:not([hidden])').length;
}

/** Filters the glossary. Its entries are nodes of the page, which are hidden where they stand. */
export default function GlossaryFilter({ children }: Props): ReactNode {
  const filters = useFilters();
  const list = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const { text } = filters;

  useEffect(() => {
    if (list.current) setCount(showFitting(list.current, text));
  }, [text]);

  return (
    <>
      <FilterForm label="Busque una palabra" filters={filters} />
      <FoundCount
        label={text && (count === 1 ? '1 palabra' : `${count} palabras`)}
        none={text && count === 0 ? 'No hay una palabra así' : undefined}
        filters={filters}
      />
      <div ref={list} className={text ? 'glosario filtrado' : 'glosario'}>
        {children}
      </div>
    </>
  );
}
