import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import SearchIcon from '../SearchBar/SearchIcon';
import styles from './styles.module.css';

/** A large control that opens the search dialog; where no script runs, it leads to the site map. */
export default function SearchButton({ label }: { readonly label: string }): ReactNode {
  const mapAddress = useBaseUrl('/mapa');

  return (
    <form className={styles.place} action={mapAddress}>
      {/* `data-search`: what the script of every page opens the search at. */}
      <button type="submit" className={styles.button} aria-haspopup="dialog" data-search="">
        <SearchIcon className={styles.icon} />
        {label}
      </button>
      <noscript>
        <Link className={styles.button} to={mapAddress}>
          Busque en el mapa del sitio
        </Link>
      </noscript>
    </form>
  );
}
