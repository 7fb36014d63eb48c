import type { FormEvent, ReactNode, RefObject } from 'react';
import type { MessageList } from '../../../../src/rendering/messages/message-list';
import { SEVERITIES } from '../../client/filters';

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  /** What it says while nothing is chosen. */
  readonly all: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

function Choice({ name, label, all, options }: ChoiceProps): ReactNode {
  const id = `filtro-${name}`;
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name}>
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}

interface Props {
  readonly list: MessageList;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onChange: () => void;
}

/** What the reader asks for. Its fields keep what was typed before the page was hydrated. */
export default function FilterForm({ list, form, onChange }: Props): ReactNode {
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    onChange();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browsers of readers know no <search> yet.
    <form
      data-needs-client=""
      ref={form}
      className="filtros"
      role="search"
      onInput={onChange}
      onSubmit={onSubmit}
    >
      <p>
        <label htmlFor="filtro-texto">Código o palabras del mensaje</label>
        <input id="filtro-texto" name="texto" type="search" autoComplete="off" spellCheck={false} />
      </p>
      <Choice
        name="producto"
        label="Producto"
        all="Todos"
        options={list.products.map(({ key, name }) => [key, name])}
      />
      <Choice
        name="pantalla"
        label="Pantalla"
        all="Todas"
        options={list.screens.map((name) => [name, name])}
      />
      <Choice name="gravedad" label="Gravedad" all="Todas" options={Object.entries(SEVERITIES)} />
    </form>
  );
}
