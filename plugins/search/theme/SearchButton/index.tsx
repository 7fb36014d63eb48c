import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { FormEvent, ReactNode } from 'react';
import { openSearch } from '../../client/open-search';
import SearchIcon from '../SearchBar/SearchIcon';
import styles from './styles.module.css';

/** A large control that opens the search dialog of the navbar; where that does not come, it leads to the site map. */
export default function SearchButton({ label }: { readonly label: string }): ReactNode {
  const mapAddress = useBaseUrl('/mapa');

  function open(event: FormEvent): void {
    event.preventDefault();
    const button = event.currentTarget.querySelector('button');
    if (button) openSearch(button);
  }

  return (
    <form className={styles.place} action={mapAddress} onSubmit={open}>
      {/* `data-search`: a way to the search, where scripts run but the client does not yet. */}
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
