import { memo, type ReactNode, useId } from 'react';
import { useSearchData } from '../../client/use-search-data';
import './filter.css';

interface Props {
  /** The chosen product, or undefined for all. */
  readonly product: string | undefined;
  readonly onChange: (product: string | undefined) => void;
}

/** Chooses the product whose pages are searched. */
function ProductFilter({ product, onChange }: Props): ReactNode {
  const { products } = useSearchData();
  const name = useId();
  const choices: [string | undefined, string][] = [
    [undefined, 'Todos'],
    ...Object.entries(products),
  ];
  return (
    <fieldset className="search-filter" aria-label="Producto">
      {choices.map(([key, label]) => (
        <label key={label} className="search-filter__choice">
          <input
            type="radio"
            className="search-filter__radio"
            name={name}
            checked={key === product}
            onChange={() => onChange(key)}
          />
          <span className="search-filter__chip">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Drawn anew when another product is chosen, not at each key. */
export default memo(ProductFilter);
