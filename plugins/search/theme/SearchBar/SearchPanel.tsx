import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { resultsAddress } from '../../client/addresses';
import type { Choice } from '../../client/choices';
import { countLabel } from '../../client/count-label';
import { useKeptWords } from '../../client/kept-words';
import { isPlainClick } from '../../client/plain-click';
import { searchState } from '../../client/search-state';
import { forgetSearches, recentSearches, rememberSearch } from '../../client/stored-searches';
import { useAnswer } from '../../client/use-answer';
import { keepFromCombobox, useChoiceCombobox } from '../../client/use-choice-combobox';
import { useChoiceGroups } from '../../client/use-choice-groups';
import { useEmptySearchReport } from '../../client/use-empty-search-report';
import { useLatestCallback } from '../../client/use-latest-callback';
import { useSearchStatus } from '../../client/use-search-status';
import ChoiceList from './ChoiceList';
import './dialog.css';
import ProductFilter from './ProductFilter';
import SearchFailure from './SearchFailure';
import SearchIcon from './SearchIcon';
import type { SearchDialogProps } from './search-dialog-props';

/** What the dialog holds: a combobox, the filter by product, and the choices that fit. */
export default function SearchPanel({
  service,
  typed,
  reading,
  goTo,
  onType,
  onClose,
  onLeave,
}: SearchDialogProps): ReactNode {
  const status = useSearchStatus(service);
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [text, setText] = useState(typed);
  // The box forgets what led to a page once the page is there. While rendering: an effect would come after a letter.
  const [given, setGiven] = useState(typed);
  if (given !== typed) {
    setGiven(typed);
    setText(typed);
  }
  const [product, setProduct] = useState<string>();
  const [recent, setRecent] = useState(recentSearches);
  const input = useRef<HTMLInputElement>(null);
  const opensBest = useRef(false);

  const query = text.trim();
  const question = useMemo(
    () => (query ? { text: query, section: reading, only: product } : null),
    [query, reading, product],
  );
  const lastAnswered = useAnswer(service, status, question);
  useEmptySearchReport(lastAnswered);
  useKeptWords(true, text);
  const answered = query ? lastAnswered : null;
  const answer = answered?.answer;
  const isCurrent = !question || answered?.question === question;
  const isBusy = !isCurrent && status.phase !== 'failed';
  const groups = useChoiceGroups(query, answered, recent, reading);
  const choices = useMemo(() => groups.flatMap((group) => group.choices), [groups]);
  const combobox = useChoiceCombobox(text, choices);

  useEffect(() => {
    if (!opensBest.current || !isCurrent) return;
    opensBest.current = false;
    const [best] = choices;
    if (best?.kind === 'hit' || best?.kind === 'answer') follow(best);
  });

  function follow(choice: Choice): void {
    if (choice.kind === 'search') {
      search(choice.words);
      return;
    }
    onLeave();
    if (choice.kind === 'page') {
      goTo(choice.url);
      return;
    }
    rememberSearch(query);
    const marksWords = status.phase === 'ready' && status.highlightResult;
    const { url } = choice.kind === 'answer' ? choice.box : choice.hit;
    goTo(url, marksWords ? searchState(answer?.terms ?? []) : undefined);
  }

  const choose = useLatestCallback((choice: Choice, event: MouseEvent) => {
    // A new tab or window is the browser's to open.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    follow(choice);
  });

  function showAll(event: FormEvent | MouseEvent): void {
    if (event.type === 'click' && !isPlainClick(event as MouseEvent)) return;
    event.preventDefault();
    if (!query) return;
    rememberSearch(query);
    onLeave();
    goTo(resultsAddress(baseUrl, query));
  }

  function type(written: string): void {
    opensBest.current = false;
    setText(written);
    onType?.(written);
  }

  function search(words: string): void {
    type(words);
    combobox.setHighlightedIndex(0);
    input.current?.focus();
  }

  const filter = useLatestCallback((chosen: string | undefined) => {
    setProduct(chosen);
    combobox.setHighlightedIndex(0);
  });

  function onKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey, nativeEvent } = event;
    // Escape closes the dialog; Shift with Home or End selects text.
    if (key === 'Escape' || (shiftKey && (key === 'Home' || key === 'End'))) {
      keepFromCombobox(event);
    }
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    keepFromCombobox(event);
    if (status.phase === 'failed') return;
    event.preventDefault();
    if (isCurrent) clickActive(event);
    // The choices still belong to what was typed before: wait for those of this text.
    else opensBest.current = true;
  }

  /** A click like any other, so that Ctrl+Enter opens a link in a new tab. */
  function clickActive({ ctrlKey, metaKey, shiftKey, currentTarget }: KeyboardEvent): void {
    const active = document.getElementById(
      currentTarget.getAttribute('aria-activedescendant') ?? '',
    );
    const held = { ctrlKey, metaKey, shiftKey };
    active?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...held }));
  }

  function forget(): void {
    forgetSearches();
    setRecent([]);
    input.current?.focus();
  }

  function retry(): void {
    service.load();
    input.current?.focus();
  }

  return (
    <div className="search-panel">
      <form className="search-bar" onSubmit={showAll}>
        <SearchIcon className="search-bar__icon" />
        <input
          {...combobox.getInputProps({
            ref: input,
            'aria-label': 'Buscar en la ayuda',
            onChange: (event) => type(event.currentTarget.value),
            onKeyDown,
          })}
          className="search-bar__input"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="Escriba lo que busca"
        />
        <button type="button" className="search-plain" onClick={onClose}>
          Cerrar
        </button>
      </form>
      <ProductFilter product={product} onChange={filter} />
      <p className="search-status" role="status">
        {status.phase === 'loading' && 'Cargando la búsqueda…'}
        {answer && countLabel(answer.total)}
      </p>
      {status.phase === 'failed' && <SearchFailure cause={status.cause} onRetry={retry} />}
      <div className="search-choices" hidden={status.phase === 'failed'} aria-busy={isBusy}>
        <ChoiceList
          groups={groups}
          keepsRoom={answered?.keepsRoom ?? false}
          getMenuProps={combobox.getMenuProps}
          getItemProps={combobox.getItemProps}
          onChoose={choose}
        />
      </div>
      <div className="search-foot">
        {!query && recent.length > 0 && (
          <button type="button" className="search-plain" onClick={forget}>
            Borrar búsquedas recientes
          </button>
        )}
        {answer && answer.total > 0 && (
          <a href={resultsAddress(baseUrl, query)} onClick={showAll}>
            Ver todos los resultados
          </a>
        )}
        <span className="search-foot__keys" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> elegir, <kbd>Entrar</kbd> abrir, <kbd>Esc</kbd> cerrar
        </span>
      </div>
    </div>
  );
}
