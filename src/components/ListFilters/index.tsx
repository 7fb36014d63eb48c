import Link from '@docusaurus/Link';
import type { FormEvent, ReactNode } from 'react';
import type { Choice } from '../../rendering/finders/finder';
import { TEXT, type UsedFilters } from './use-filters';

function ChoiceField({ name, label, all, options }: Choice): ReactNode {
  const id = `filtro-${name}`;
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name}>
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          // What is shown is the value, unless that is another.
          <option key={value} value={value === text ? undefined : value}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}

interface FormProps {
  /** What to write in the field of free text. */
  readonly label: string;
  readonly choices?: readonly Choice[];
  readonly filters: UsedFilters;
}

/** What the reader asks a list for. Its fields keep what was typed before the page was hydrated. */
export function FilterForm({
  label,
  choices = [],
  filters: { form, apply },
}: FormProps): ReactNode {
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    apply();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browsers of readers know no <search> yet.
    <form
      data-client="query"
      ref={form}
      className="filtros"
      role="search"
      onInput={apply}
      onSubmit={onSubmit}
    >
      <p>
        <label htmlFor="filtro-texto">{label}</label>
        <input id="filtro-texto" name={TEXT} type="search" autoComplete="off" spellCheck={false} />
      </p>
      {choices.map((choice) => (
        <ChoiceField key={choice.name} {...choice} />
      ))}
    </form>
  );
}

interface CountProps {
  /** How many fit, as readers say it: «3 mensajes». */
  readonly label: string;
  /** What to say when none fits, «No hay mensajes así»; undefined when some do. */
  readonly none: string | undefined;
  readonly filters: UsedFilters;
}

/** How much of a list fits, and where to go on when nothing does. */
export function FoundCount({ label, none, filters: { text, clear } }: CountProps): ReactNode {
  return (
    <>
      <p role="status">{label}</p>
      {none && (
        <p>
          {none}.{' '}
          <button type="button" className="copiar" onClick={clear}>
            Quitar los filtros
          </button>{' '}
          o <Link to={`/buscar?${new URLSearchParams({ q: text })}`}>buscar en toda la ayuda</Link>.
        </p>
      )}
    </>
  );
}
