// The classic theme ships an empty search bar, to be filled by a search plugin. Until the site has
// its search index, the box leads to the site map: the same way it goes without JavaScript.
import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  return (
    <Link className={styles.box} to="/mapa">
      <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 5 5" />
      </svg>
      <span className={styles.label}>Buscar en el mapa</span>
    </Link>
  );
}
