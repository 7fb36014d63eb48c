import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import {
  SCRIPT_CHANGED,
  type ScriptPhase,
  SEARCH_BEGUN,
  wantSearch,
} from '../../../../src/browser/search-contract';
import { isMac } from '../../client/platform';
import { loadUnlessFailed } from '../../client/site-search';
import { useSearch } from '../../client/use-search';
import SearchIcon from './SearchIcon';
import styles from './styles.module.css';

function onScriptChange(act: () => void): () => void {
  addEventListener(SCRIPT_CHANGED, act);
  return () => removeEventListener(SCRIPT_CHANGED, act);
}

function scriptPhase(): ScriptPhase | undefined {
  return globalThis.searchScript;
}

interface Props {
  /** Whether the link that stood here before hydration had the focus. */
  readonly takesFocus: boolean;
}

/**
 * The box, once the page answers to the reader. What is typed goes to the dialog, which stands outside of what
 * React draws; in a browser without dialogs, to the page of results.
 */
export default function SearchBox({ takesFocus }: Props): ReactNode {
  const { service, status } = useSearch();
  const script = useSyncExternalStore(onScriptChange, scriptPhase);
  const box = useRef<HTMLInputElement>(null);
  const resultsPage = useBaseUrl('/buscar');

  useEffect(() => {
    const load = () => loadUnlessFailed(service);
    addEventListener(SEARCH_BEGUN, load);
    return () => removeEventListener(SEARCH_BEGUN, load);
  }, [service]);

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  function open(event: SyntheticEvent): void {
    const { current } = box;
    if (!current || !wantSearch(current.value)) return;
    event.preventDefault();
    current.value = '';
  }

  const shortcut = isMac(navigator) ? 'Search Cmd+K' : 'Search Ctrl+K';
  const isLoading = status.phase === 'loading' || script === 'loading';
  const isReady = status.phase === 'ready' && script !== 'failed';
  const placeholder = isLoading ? 'Loading...' : isReady ? shortcut : 'Buscar';

  return (
    <search translate="no">
      <form className={styles.box} action={resultsPage} onSubmit={open}>
        <SearchIcon className={styles.icon} />
        <input
          ref={box}
          type="search"
          name="q"
          autoComplete="off"
          aria-label="Buscar en la ayuda"
          aria-haspopup="dialog"
          data-search={resultsPage}
          placeholder={placeholder}
          onFocus={() => wantSearch()}
          onPointerDown={() => wantSearch()}
          onClick={open}
          onInput={open}
        />
      </form>
    </search>
  );
}
