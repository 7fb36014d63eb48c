import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { resultsAddress } from '../client/addresses';
import { countLabel } from '../client/count-label';
import { isPlainClick } from '../client/plain-click';
import type { SearchService } from '../client/search-service';
import { searchState } from '../client/search-state';
import { useAnswer, useSearchStatus } from '../client/use-answer';
import { useEmptySearchReport } from '../client/use-empty-search-report';
import ProductFilter from '../theme/SearchBar/ProductFilter';
import SearchFailure from '../theme/SearchBar/SearchFailure';
import ChoiceList from './ChoiceList';
import type { Choice } from './choices';
import { goToPage } from './go-to-page';
import PanelBar from './PanelBar';
import PanelFoot from './PanelFoot';
import { firstState, panelReducer } from './panel-state';
import { forgetSearches, recentSearches, rememberSearch } from './stored-searches';
import { clickActive, keepFromCombobox, useChoiceCombobox } from './use-choice-combobox';
import { useChoiceGroups } from './use-choice-groups';
import { useLatestCallback } from './use-latest-callback';

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

/** What the dialog holds: a combobox, the filter by product, and the choices that fit. */
export default function SearchPanel(props: Props): ReactNode {
  const { service, typed, reading, onClose, onLeave } = props;
  const status = useSearchStatus(service);
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [{ text, product, recent, opensBest }, dispatch] = useReducer(panelReducer, typed, (text) =>
    firstState(text, recentSearches()),
  );
  const input = useRef<HTMLInputElement>(null);

  const query = text.trim();
  const question = useMemo(
    () => (query ? { text: query, section: reading, only: product } : null),
    [query, reading, product],
  );
  const lastAnswered = useAnswer(service, status, question);
  useEmptySearchReport(lastAnswered);
  const answered = query ? lastAnswered : null;
  const answer = answered?.answer;
  const isCurrent = !question || answered?.question === question;
  const allResults = resultsAddress(baseUrl, query, { section: reading, only: product });
  const hasFailed = status.phase === 'failed';
  const groups = useChoiceGroups(query, answered, recent, reading);
  const choices = useMemo(() => groups.flatMap((group) => group.choices), [groups]);
  const combobox = useChoiceCombobox(text, choices);

  useEffect(() => {
    if (!opensBest || !isCurrent) return;
    dispatch({ type: 'best-opened' });
    const [best] = choices;
    if (best?.kind === 'hit' || best?.kind === 'answer') follow(best);
  });

  function follow(choice: Choice): void {
    if (choice.kind === 'search') {
      dispatch({ type: 'type', text: choice.words });
      combobox.setHighlightedIndex(0);
      input.current?.focus();
      return;
    }
    onLeave();
    if (choice.kind === 'page') {
      goToPage(choice.url);
      return;
    }
    rememberSearch(query);
    const marksWords = status.phase === 'ready' && status.highlightResult;
    const { url } = choice.kind === 'answer' ? choice.box : choice.hit;
    goToPage(url, marksWords ? searchState(answer?.terms ?? []) : undefined);
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
    goToPage(allResults);
  }

  const narrow = useLatestCallback((chosen: string | undefined) => {
    dispatch({ type: 'narrow', product: chosen });
    combobox.setHighlightedIndex(0);
  });

  function onKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey, nativeEvent } = event;
    // Escape closes the dialog; Shift with Home or End selects text.
    if (key === 'Escape' || (shiftKey && (key === 'Home' || key === 'End'))) {
      keepFromCombobox(event);
    }
    // Safari ends a composition first, and tells by this number alone that the key was a part of it.
    if (key !== 'Enter' || nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
    keepFromCombobox(event);
    if (hasFailed) return;
    event.preventDefault();
    if (isCurrent) clickActive(event);
    // The choices still belong to what was typed before: wait for those of this text.
    else dispatch({ type: 'open-best' });
  }

  function forget(): void {
    forgetSearches();
    dispatch({ type: 'forget' });
    input.current?.focus();
  }

  function retry(): void {
    service.load();
    input.current?.focus();
  }

  const field = combobox.getInputProps({
    ref: input,
    'aria-label': 'Buscar en la ayuda',
    onChange: ({ currentTarget }) => dispatch({ type: 'type', text: currentTarget.value }),
    onKeyDown,
  });

  return (
    <>
      <PanelBar field={field} onSubmit={showAll} onClose={onClose} />
      <ProductFilter product={product} onChange={narrow} />
      <p className="search-status" role="status">
        {status.phase === 'loading' ? 'Cargando la búsqueda…' : answer && countLabel(answer.total)}
      </p>
      {hasFailed && <SearchFailure cause={status.cause} onRetry={retry} />}
      <div className="search-choices" hidden={hasFailed} aria-busy={!isCurrent && !hasFailed}>
        <ChoiceList
          groups={groups}
          keepsRoom={answered?.keepsRoom ?? false}
          getMenuProps={combobox.getMenuProps}
          getItemProps={combobox.getItemProps}
          onChoose={choose}
        />
      </div>
      <PanelFoot
        onForget={!query && recent.length > 0 ? forget : undefined}
        allResults={answer && answer.total > 0 ? allResults : undefined}
        onShowAll={showAll}
      />
    </>
  );
}
