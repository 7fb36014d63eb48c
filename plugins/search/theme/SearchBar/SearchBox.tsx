import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { isEarlyDialogOpen } from '../../client/early-dialog';
import { takeKeptWords, useKeptWords } from '../../client/kept-words';
import { takeOpenRequests } from '../../client/open-search';
import { isMac, isSearchShortcut } from '../../client/shortcut';
import { tellHistory } from '../../client/site-history';
import { useDialogCode } from '../../client/use-dialog-code';
import { useReaderProduct } from '../../client/use-reader-product';
import { useSearch } from '../../client/use-search';
import SearchFailure from './SearchFailure';
import SearchIcon from './SearchIcon';
import styles from './styles.module.css';

/** Without them, in old browsers, the box sends what is typed to the results page. */
const SUPPORTS_DIALOGS =
  typeof HTMLDialogElement !== 'undefined' && 'showModal' in HTMLDialogElement.prototype;

interface Props {
  /** Whether the link that stood here before hydration had the focus. */
  readonly takesFocus: boolean;
}

/**
 * The box, once the page answers to the reader. Turning to it in any way starts loading the search;
 * clicking it, typing in it or a shortcut opens the dialog, which takes over what has been typed.
 */
export default function SearchBox({ takesFocus }: Props): ReactNode {
  const { service, status } = useSearch();
  const { Dialog, failed, load: loadCode } = useDialogCode();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const returnFocus = useRef<HTMLElement | null>(null);
  const resultsPage = useBaseUrl('/buscar');
  const history = useHistory();
  const reading = useReaderProduct();

  const load = useCallback(() => {
    // After a failure the reader decides when to try again.
    if (service.status().phase === 'idle') service.load();
    loadCode();
  }, [service, loadCode]);

  const openDialog = useCallback(() => {
    if (isEarlyDialogOpen()) return;
    load();
    if (!SUPPORTS_DIALOGS) {
      box.current?.focus();
      return;
    }
    const { activeElement } = document;
    const focused = activeElement instanceof HTMLElement && activeElement !== document.body;
    returnFocus.current = focused ? activeElement : box.current;
    // Until the dialog is there, the box takes what the reader types.
    box.current?.focus();
    setOpen(true);
  }, [load]);

  function leaveDialog(): void {
    setOpen(false);
    setText('');
  }

  function closeDialog(): void {
    leaveDialog();
    // What asked for it may be gone with the static page.
    const opener = returnFocus.current?.isConnected ? returnFocus.current : box.current;
    opener?.focus();
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      if (!open) openDialog();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, openDialog]);

  useEffect(
    () =>
      takeOpenRequests((from) => {
        from.focus();
        openDialog();
      }),
    [openDialog],
  );

  useKeptWords(open && failed, text);
  useEffect(() => {
    const words = takeKeptWords();
    if (words === undefined) return;
    setText(words);
    openDialog();
  }, [openDialog]);

  useEffect(() => tellHistory(history), [history]);

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  function onSubmit(event: FormEvent): void {
    if (!SUPPORTS_DIALOGS) return;
    event.preventDefault();
    openDialog();
  }

  function onType(typed: string): void {
    setText(typed);
    if (!open) openDialog();
  }

  const shortcut = isMac(navigator) ? 'Search Cmd+K' : 'Search Ctrl+K';
  const waiting = status.phase === 'loading' || (open && !Dialog && !failed);

  return (
    <search className={styles.place}>
      <form className={styles.box} action={resultsPage} onSubmit={onSubmit}>
        <SearchIcon className={styles.icon} />
        <input
          ref={box}
          className={styles.input}
          type="search"
          name="q"
          autoComplete="off"
          aria-label="Buscar en la ayuda"
          aria-haspopup="dialog"
          placeholder={waiting ? 'Loading...' : shortcut}
          value={text}
          onFocus={load}
          onPointerDown={load}
          onClick={openDialog}
          onChange={(event) => onType(event.target.value)}
        />
      </form>
      {open && failed && (
        <div className={styles.codeFailure}>
          <SearchFailure cause="unreachable" onRetry={load} />
          <button type="button" className={styles.close} onClick={closeDialog}>
            Cerrar
          </button>
        </div>
      )}
      {open && Dialog && (
        <ErrorBoundary
          fallback={({ tryAgain }) => (
            <div className={styles.codeFailure}>
              <SearchFailure cause="corrupt" onRetry={tryAgain} />
            </div>
          )}
        >
          <Dialog
            typed={text}
            reading={reading}
            goTo={history.push}
            onClose={closeDialog}
            onLeave={leaveDialog}
          />
        </ErrorBoundary>
      )}
    </search>
  );
}
