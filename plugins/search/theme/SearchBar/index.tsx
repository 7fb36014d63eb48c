// The classic theme ships an empty search bar, to be filled by a search plugin: this is ours.
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Destination, SEARCH, SEARCH_LEADS } from '../../../../src/browser/search-contract';
import { recentPages } from '../../client/recent-texts';
import { useMarkedWords } from '../../client/use-marked-words';
import SearchBox from './SearchBox';
import SearchIcon from './SearchIcon';
import styles from './styles.module.css';

/** Has the router go where a choice in the dialog leads. */
function useSearchNavigation(): void {
  const history = useHistory();

  useEffect(() => {
    function go(event: CustomEvent<Destination>): void {
      event.preventDefault();
      history.push(event.detail.address, event.detail.state);
    }
    addEventListener(SEARCH_LEADS, go);
    return () => removeEventListener(SEARCH_LEADS, go);
  }, [history]);
}

/** Remembers the page being read. */
function useReadPage(): void {
  const { pathname } = useLocation();
  const home = useBaseUrl('/');

  useEffect(() => {
    const title = document.querySelector('article h1')?.textContent;
    if (title && pathname !== home) recentPages.add(`${pathname} ${title}`);
  }, [pathname, home]);
}

/**
 * The search box of the navbar. Before hydration it is a box of the same size that opens the search
 * once it can, and for ever without JavaScript, a link to the site map.
 */
export default function SearchBar(): ReactNode {
  const isBrowser = useIsBrowser();
  const mapAddress = useBaseUrl('/mapa');
  const resultsAddress = useBaseUrl('/buscar');
  const linkHadFocus = useRef(false);
  useMarkedWords();
  useSearchNavigation();
  useReadPage();

  useEffect(() => {
    // The component of the link takes no reference to its element.
    linkHadFocus.current = document.activeElement?.matches(`.navbar ${SEARCH}`) ?? false;
  }, []);

  if (isBrowser) return <SearchBox takesFocus={linkHadFocus.current} />;
  return (
    // `data-search`: what a click means where scripts run but the client does not yet, and where
    // words go that are sent before it does.
    <Link className={styles.box} to={mapAddress} data-search={resultsAddress}>
      <SearchIcon className={styles.icon} />
      <span className={clsx(styles.linkLabel, styles.scripted)}>Buscar</span>
      <span className={clsx(styles.linkLabel, styles.unscripted)}>Buscar en el mapa</span>
    </Link>
  );
}
