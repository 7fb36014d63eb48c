import type { FormEvent, InputHTMLAttributes, ReactNode } from 'react';
import SearchIcon from '../theme/SearchBar/SearchIcon';

interface Props {
  /** What makes of the field a combobox. */
  readonly field: InputHTMLAttributes<HTMLInputElement>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClose: () => void;
}

/** The field, and a way out. */
export default function PanelBar({ field, onSubmit, onClose }: Props): ReactNode {
  return (
    <form className="search-bar" onSubmit={onSubmit}>
      <SearchIcon className="search-bar__icon" />
      <input
        {...field}
        className="search-bar__input"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder="Escriba lo que busca"
      />
      <button type="button" className="search-plain" onClick={onClose}>
        Cerrar
      </button>
    </form>
  );
}
