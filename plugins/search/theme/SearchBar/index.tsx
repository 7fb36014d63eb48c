// The classic theme ships an empty search bar, to be filled by a search plugin: this is ours.
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMarkedWords } from '../../client/use-marked-words';
import SearchActionData from './SearchActionData';
import SearchBox from './SearchBox';
import SearchIcon from './SearchIcon';
import styles from './styles.module.css';

/**
 * The search box of the navbar. Before hydration, and for ever without JavaScript, it is a link to
 * the site map in a box of the same size.
 */
export default function SearchBar(): ReactNode {
  const isBrowser = useIsBrowser();
  const mapAddress = useBaseUrl('/mapa');
  const link = useRef<HTMLAnchorElement>(null);
  const linkHadFocus = useRef(false);
  useMarkedWords();

  useEffect(() => {
    linkHadFocus.current = link.current !== null && document.activeElement === link.current;
  }, []);

  return (
    <>
      <SearchActionData />
      {isBrowser ? (
        <SearchBox takesFocus={linkHadFocus.current} />
      ) : (
        <Link className={styles.box} to={mapAddress} innerRef={link}>
          <SearchIcon className={styles.icon} />
          <span className={styles.linkLabel}>Buscar en el mapa</span>
        </Link>
      )}
    </>
  );
}
