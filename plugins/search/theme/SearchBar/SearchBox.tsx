import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { SEARCH_CHANGED, wantSearch } from '../../../../src/browser/search-contract';
import SearchIcon from './SearchIcon';
import styles from './styles.module.css';

function onChange(act: () => void): () => void {
  addEventListener(SEARCH_CHANGED, act);
  return () => removeEventListener(SEARCH_CHANGED, act);
}

/** Whether the reader's keyboard has a Command key. */
function isMac({ platform, userAgent }: Navigator): boolean {
  return platform.startsWith('Mac') || userAgent.includes('Macintosh');
}

/** What stands in the empty box: where the search stands, which the script of the dialog has begun, or a page of results. */
function placeholder(): string {
  const { searchScript: script, begunSearch } = globalThis;
  const phase = begunSearch?.status().phase;
  if (phase === 'loading' || script === 'loading') return 'Loading...';
  if (phase !== 'ready' || script === 'failed') return 'Buscar';
  return isMac(navigator) ? 'Search Cmd+K' : 'Search Ctrl+K';
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
  const box = useRef<HTMLInputElement>(null);
  const resultsPage = useBaseUrl('/buscar');
  const shown = useSyncExternalStore(onChange, placeholder);

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  function open(event: SyntheticEvent): void {
    const { current } = box;
    if (!current || !wantSearch(current.value)) return;
    event.preventDefault();
    current.value = '';
  }

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
          placeholder={shown}
          onFocus={() => wantSearch()}
          onPointerDown={() => wantSearch()}
          onClick={open}
          onInput={open}
        />
      </form>
    </search>
  );
}
