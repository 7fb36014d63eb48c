import type { FormEvent, ReactNode, RefObject } from 'react';
import type { Choice } from '../../rendering/finders/finder';
import { TEXT } from './use-filters';

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

interface Props {
  /** What to write in the field of free text. */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onChange: () => void;
}

/** What the reader asks a list for. Its fields keep what was typed before the page was hydrated. */
export default function FilterForm({ label, choices, form, onChange }: Props): ReactNode {
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    onChange();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browsers of readers know no <search> yet.
    <form
      data-client="query"
      ref={form}
      className="filtros"
      role="search"
      onInput={onChange}
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
