import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { resultsAddress } from '../client/addresses';
import { recentPages, recentSearches } from '../client/recent-texts';
import { countLabel } from '../client/result-labels';
import type { SearchService, SearchStatus } from '../client/search-service';
import { useEmptySearchReport } from '../client/use-empty-search-report';
import { type Answered, useAnswer, useSearchStatus } from '../client/use-search-answer';
import ProductFilter from '../theme/SearchBar/ProductFilter';
import SearchFailure from '../theme/SearchBar/SearchFailure';
import SearchIcon from '../theme/SearchBar/SearchIcon';
import ChoiceList from './ChoiceList';
import { recentGroups } from './choices';
import { clickActive, keepFromCombobox, useChoiceCombobox } from './use-choice-combobox';
import { useChoiceGroups } from './use-choice-groups';
import { useFollowing, useLatestCallback } from './use-following';

interface Props {
  readonly service: SearchService;
  /** What the reader had typed when the dialog was drawn. */
  readonly typed: string;
  /** The product being read, or undefined outside of the documentation. */
  readonly reading: string | undefined;
  /** The reader closed the dialog and goes on where they were. */
  readonly onClose: () => void;
  /** The reader goes to another page. */
  readonly onLeave: () => void;
}

/** What the reader asks for by now. */
interface Asked {
  readonly query: string;
  /** The newest answer, of a query; null where there is none. */
  readonly answered: Answered | null;
  /** Whether it is the answer to what is asked. */
  readonly isCurrent: boolean;
}

function useAsked(
  { service, reading }: Props,
  status: SearchStatus,
  text: string,
  product: string | undefined,
): Asked {
  const query = text.trim();
  const question = useMemo(
    () => (query ? { text: query, section: reading, only: product } : null),
    [query, reading, product],
  );
  const lastAnswered = useAnswer(service, status, question);
  useEmptySearchReport(lastAnswered);
  const answered = query ? lastAnswered : null;
  return { query, answered, isCurrent: !question || answered?.question === question };
}

/** @param onEnter what to do at Enter, instead of what the combobox does */
function onPanelKey(event: KeyboardEvent, onEnter: () => void): void {
  const { key, shiftKey, nativeEvent } = event;
  // Escape closes the dialog; Shift with Home or End selects text.
  if (key === 'Escape' || (shiftKey && (key === 'Home' || key === 'End'))) keepFromCombobox(event);
  // Safari ends a composition first, and tells by this number alone that the key was a part of it.
  if (key !== 'Enter' || nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
  keepFromCombobox(event);
  onEnter();
}

/** State of the dialog, and what it does at what the reader does. */
function usePanel(props: Props, status: SearchStatus) {
  const { service, typed, reading, onLeave } = props;
  const [text, setText] = useState(typed);
  const [product, setProduct] = useState<string>();
  const [recent, setRecent] = useState(() =>
    recentGroups(recentSearches.newest(), recentPages.newest(location.pathname)),
  );
  // Whether the best choice is opened as soon as those of the text are there.
  const [opensBest, setOpensBest] = useState(false);
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const input = useRef<HTMLInputElement>(null);
  const asked = useAsked(props, status, text, product);
  const { query, answered, isCurrent } = asked;
  const allResults = resultsAddress(baseUrl, query, { section: reading, only: product });
  const groups = useChoiceGroups(query, answered, recent, reading);
  const choices = useMemo(() => groups.flatMap((group) => group.choices), [groups]);
  const combobox = useChoiceCombobox(text, choices);
  const focusField = () => input.current?.focus();
  const marksWords = status.phase === 'ready' && status.highlightResult;
  const following = useFollowing({
    query,
    allResults,
    terms: marksWords ? (answered?.answer.terms ?? []) : undefined,
    onSearch: ask,
    onLeave,
  });

  useEffect(() => {
    if (!opensBest || !isCurrent) return;
    setOpensBest(false);
    const [best] = choices;
    if (best?.kind === 'hit' || best?.kind === 'answer') following.follow(best);
  });

  // Where nothing was found the first choice is no answer: Enter goes nowhere until an arrow chooses one.
  const isInVain = answered?.answer.total === 0;
  const { setHighlightedIndex } = combobox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text and product is sought anew
  useEffect(() => {
    if (isInVain) setHighlightedIndex(-1);
  }, [isInVain, query, product, setHighlightedIndex]);

  const narrow = useLatestCallback((product: string | undefined) => {
    setProduct(product);
    combobox.setHighlightedIndex(0);
  });

  function ask(words: string): void {
    onText(words);
    combobox.setHighlightedIndex(0);
    focusField();
  }

  function forget(): void {
    recentSearches.forget();
    recentPages.forget();
    setRecent([]);
    focusField();
  }

  function retry(): void {
    service.load();
    focusField();
  }

  function onText(words: string): void {
    setText(words);
    // Who goes on typing means another text.
    setOpensBest(false);
  }

  const openBest = () => setOpensBest(true);
  return {
    ...{ ...asked, ...following, product, recent, allResults, groups, combobox, input },
    ...{ narrow, ask, forget, retry, onText, openBest },
  };
}

function Foot({ panel }: { readonly panel: ReturnType<typeof usePanel> }): ReactNode {
  const { query, recent, answered } = panel;
  return (
    <div className="search-foot">
      {!query && recent.length > 0 && (
        <button type="button" className="search-plain" onClick={panel.forget}>
          Borrar lo reciente
        </button>
      )}
      {answered && answered.answer.total > 0 && (
        <a href={panel.allResults} onClick={panel.showAll}>
          Ver todos los resultados
        </a>
      )}
      <span className="search-foot__keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> elegir, <kbd>Entrar</kbd> abrir, <kbd>Esc</kbd> cerrar
      </span>
    </div>
  );
}

/** What the dialog holds: a combobox, the filter by product, and the choices that fit. */
export default function SearchPanel(props: Props): ReactNode {
  const status = useSearchStatus(props.service);
  const hasFailed = status.phase === 'failed';
  const panel = usePanel(props, status);
  const { product, answered, isCurrent, groups, combobox } = panel;
  const answer = answered?.answer;
  const meant = answer?.meant;
  const field = combobox.getInputProps({
    ref: panel.input,
    'aria-label': 'Buscar en la ayuda',
    autoCapitalize: 'off',
    spellCheck: false,
    enterKeyHint: 'search',
    placeholder: 'Escriba lo que busca',
    onChange: ({ currentTarget }) => panel.onText(currentTarget.value),
    onKeyDown: (event) =>
      onPanelKey(event, () => {
        if (hasFailed) return;
        event.preventDefault();
        if (isCurrent) clickActive(event);
        // The choices still belong to what was typed before: wait for those of this text.
        else panel.openBest();
      }),
  });

  return (
    <>
      <form className="search-bar" onSubmit={panel.showAll}>
        <SearchIcon className="search-bar__icon" />
        <input {...field} className="search-bar__input" />
        <button type="button" className="search-plain" onClick={props.onClose}>
          Cerrar
        </button>
      </form>
      <ProductFilter product={product} onChange={panel.narrow} />
      <div className="search-found">
        <p className="search-status" role="status">
          {status.phase === 'loading' ? 'Cargando la búsqueda…' : answer && countLabel(answer)}
        </p>
        {meant && (
          <button type="button" className="search-plain" onClick={() => panel.ask(meant)}>
            ¿Quiso decir «{meant}»?
          </button>
        )}
      </div>
      {hasFailed && <SearchFailure cause={status.cause} onRetry={panel.retry} />}
      <div className="search-choices" hidden={hasFailed} aria-busy={!isCurrent && !hasFailed}>
        <ChoiceList
          groups={groups}
          keepsRoom={answered?.keepsRoom ?? false}
          getMenuProps={combobox.getMenuProps}
          getItemProps={combobox.getItemProps}
          onChoose={panel.choose}
        />
      </div>
      <Foot panel={panel} />
    </>
  );
}
