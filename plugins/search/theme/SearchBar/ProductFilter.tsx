import { memo, type ReactNode, useId } from 'react';
import { useSearchData } from '../../client/use-search';
import styles from './filter.module.css';

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
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>Producto</legend>
      {choices.map(([key, label]) => (
        <label key={label} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={key === product}
            onChange={() => onChange(key)}
          />
          <span className={styles.chip}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Drawn anew when another product is chosen, not at each key. */
export default memo(ProductFilter);
