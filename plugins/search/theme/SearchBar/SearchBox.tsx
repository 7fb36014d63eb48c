import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { whenHydrated } from '../../../../src/browser/hydration';
import { forgetKeptWords, withKeptWords } from '../../../../src/browser/kept-words';
import { carrySearch, takeCarriedSearch } from '../../client/carried-search';
import { isEarlyDialogOpen } from '../../client/early-dialog-place';
import { tellRouter } from '../../client/handover';
import { useKeptWords } from '../../client/kept-words';
import { takeOpenRequests } from '../../client/open-search';
import { isMac, isSearchShortcut } from '../../client/shortcut';
import { followStaticField, staticDialog } from '../../client/static-field';
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
  const { Dialog, phase: codePhase, load: loadCode } = useDialogCode();
  const failed = codePhase === 'failed';
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  /** What stands in the dialog, or in the box until that has come; undefined when neither is open. */
  const words = useRef<string>(undefined);
  const returnFocus = useRef<HTMLElement | null>(null);
  const resultsPage = useBaseUrl('/buscar');
  const history = useHistory();
  const location = useLocation();
  const shown = useRef(location);
  const reading = useReaderProduct();

  const load = useCallback(() => {
    // After a failure the reader decides when to try again.
    if (service.status().phase !== 'failed') service.load();
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
    words.current ??= '';
    setOpen(true);
  }, [load]);

  const openWith = useCallback(
    (typed: string) => {
      words.current = typed;
      setText(typed);
      openDialog();
    },
    [openDialog],
  );

  const forget = useCallback(() => {
    words.current = undefined;
    setText('');
    setOpen(false);
  }, []);

  /** The words stay in the box until the page is there, which may not be to be had. */
  function leaveDialog(): void {
    setText(words.current ?? '');
    words.current = undefined;
    setOpen(false);
  }

  function closeDialog(): void {
    forget();
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

  useKeptWords(open && !Dialog, text);

  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    // Also in a dialog that was opened meanwhile, as long as nothing was typed there.
    if (!words.current) setText('');
  }, [location]);

  // Before the browser paints, or a letter could be typed while there is no field.
  useLayoutEffect(() => {
    const carried = takeCarriedSearch();
    if (carried !== undefined) openWith(carried);
    return () => {
      if (words.current !== undefined) carrySearch(words.current);
    };
  }, [openWith]);

  useEffect(() => {
    function takeOver(): void {
      if (!isEarlyDialogOpen()) followStaticField(openWith, forget);
    }
    withKeptWords((kept) => {
      if (!staticDialog()) openWith(kept);
    });
    forgetKeptWords();
    takeOver();
    // Until then the static page still answers.
    whenHydrated(takeOver);
  }, [openWith, forget]);

  // After the dialog has taken the focus.
  useLayoutEffect(() => {
    if (!open || !(Dialog || failed)) return;
    staticDialog()?.remove();
    if (failed) box.current?.focus();
  }, [open, Dialog, failed]);

  useEffect(() => tellRouter(history.push), [history]);

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  function onSubmit(event: FormEvent): void {
    if (!SUPPORTS_DIALOGS) return;
    event.preventDefault();
    openDialog();
  }

  function onType(typed: string): void {
    words.current = typed;
    setText(typed);
    if (!open) openDialog();
  }

  function retry(): void {
    service.load();
    loadCode();
  }

  const shortcut = isMac(navigator) ? 'Search Cmd+K' : 'Search Ctrl+K';
  const isReady = status.phase === 'ready' && codePhase !== 'loading';
  const hasFailed = status.phase === 'failed' || failed;
  const placeholder = hasFailed ? 'Search' : isReady ? shortcut : 'Loading...';

  return (
    <search className={styles.place}>
      <form className={styles.box} action={resultsPage} onSubmit={onSubmit}>
        <SearchIcon className={styles.icon} />
        <input
          ref={box}
          type="search"
          name="q"
          autoComplete="off"
          aria-label="Buscar en la ayuda"
          aria-haspopup="dialog"
          placeholder={placeholder}
          value={text}
          onFocus={load}
          onPointerDown={load}
          onClick={openDialog}
          onChange={(event) => onType(event.target.value)}
        />
      </form>
      {open && failed && (
        <div className={styles.codeFailure}>
          <SearchFailure cause="unreachable" onRetry={retry} />
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
            service={service}
            typed={text}
            reading={reading}
            goTo={history.push}
            onType={(typed) => {
              words.current = typed;
            }}
            onClose={closeDialog}
            onLeave={leaveDialog}
          />
        </ErrorBoundary>
      )}
    </search>
  );
}
