import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { openSearch } from '../../client/open-search';
import SearchIcon from '../SearchBar/SearchIcon';
import styles from './styles.module.css';

/** A large control that opens the search dialog of the navbar; without JavaScript, a link to the site map. */
export default function SearchButton({ label }: { readonly label: string }): ReactNode {
  const mapAddress = useBaseUrl('/mapa');
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={(event) => openSearch(event.currentTarget)}
      >
        <SearchIcon className={styles.icon} />
        {label}
      </button>
      <noscript>
        <Link className={styles.button} to={mapAddress}>
          Busque en el mapa del sitio
        </Link>
      </noscript>
    </div>
  );
}
