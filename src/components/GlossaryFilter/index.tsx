import FilterForm from '@site/src/components/ListFilters/FilterForm';
import FoundCount from '@site/src/components/ListFilters/FoundCount';
import { useFilters } from '@site/src/components/ListFilters/use-filters';
import type { Choice } from '@site/src/rendering/finders/finder';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { showFitting } from './show-fitting';

const noChoices: readonly Choice[] = [];

interface Props {
  /** The terms by letter, in the page's own nodes: two levels of sections. */
  readonly children: ReactNode;
}

/** Filters the glossary. Its entries are nodes of the page, which are hidden where they stand. */
export default function GlossaryFilter({ children }: Props): ReactNode {
  const { form, asked, apply, clear } = useFilters(noChoices);
  const list = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const text = asked?.texto?.trim() ?? '';

  useEffect(() => {
    if (list.current) setCount(showFitting(list.current, text));
  }, [text]);

  return (
    <>
      <FilterForm label="Busque una palabra" choices={noChoices} form={form} onChange={apply} />
      <FoundCount
        label={text && (count === 1 ? '1 palabra' : `${count} palabras`)}
        none={text && count === 0 ? 'No hay una palabra así' : undefined}
        text={text}
        onClear={clear}
      />
      <div ref={list} className={text ? 'glosario filtrado' : 'glosario'}>
        {children}
      </div>
    </>
  );
}
