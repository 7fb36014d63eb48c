import { useHistory, useLocation } from '@docusaurus/router';
import { anchorIn, headingText } from '@site/src/browser/anchor';
import Sending from '@site/src/components/ContactDraft/Sending';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type Answer, answersIn, isOver, report, searchWith } from './attempts';
import Question from './Question';

interface Props {
  /** The steps as the page lists them; `data-causa` stands where those of another cause begin. */
  readonly children: ReactNode;
}

/** What the entry of the history holds beside its address, so that loading the page anew loses nothing. */
interface Told {
  /** Of the fault that it is about. */
  readonly anchor: string;
  /** By the place of the cause; what was written is for the reader's eyes and support's, not for the address. */
  readonly given: readonly { answer?: Answer; seen?: string }[];
}

/** What the page says of a fault. */
interface Fault {
  /** Of the line that unfolds it, or of the section. */
  anchor: string;
  name: string;
  causes: { name: string; holders: string | undefined; steps: HTMLElement[] }[];
  /** The lines that say who can do what its steps ask, whatever the cause is. */
  doers: HTMLElement[];
}

function faultIn(root: HTMLElement): Fault {
  const title = headingText(document.querySelector('h1')?.textContent);
  const folded = root.closest('details')?.querySelector('summary :is(h2, h3)');
  const causes: Fault['causes'] = [];
  for (const step of root.querySelectorAll<HTMLElement>(':scope > p, :scope > :is(ol, ul) > li')) {
    const { causa, quien } = step.dataset;
    if (causa) causes.push({ name: causa, holders: quien, steps: [] });
    causes[causes.length - 1]?.steps.push(step);
  }
  return {
    anchor: (folded ?? root.previousElementSibling)?.id ?? '',
    name: folded ? `${title}. ${headingText(folded.textContent)}` : title,
    causes,
    doers: [...root.querySelectorAll('dt')]
      .filter(({ textContent }) => textContent?.startsWith('Quién'))
      .flatMap((term) => [term, term.nextElementSibling as HTMLElement]),
  };
}

/**
 * Puts the focus where the page goes on. On its way back the browser turns to what the address names, and takes the
 * focus from where it is: that is over when the next frame was drawn.
 */
function focusAfterFrame(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => requestAnimationFrame(() => find()?.focus()));
}

interface ShownCause {
  readonly root: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
  readonly fault: Fault | undefined;
  /** Of the cause, undefined while the list is shown whole. */
  readonly place: number | undefined;
  readonly ended: boolean | undefined;
  /** Whether it was told by now who can do what the steps ask. */
  readonly isTold: boolean;
}

/** Shows the steps of one cause and takes the focus there, and back to where it began. */
function useShownCause({ root, heading, fault, place, ended, isTold }: ShownCause): void {
  useEffect(() => {
    for (const [at, { steps }] of (fault?.causes ?? []).entries()) {
      for (const step of steps) step.hidden = place !== undefined && (ended || at !== place);
    }
    for (const line of fault?.doers ?? []) line.hidden = isTold;
    if (place !== undefined) focusAfterFrame(() => heading.current);
  }, [heading, fault, place, ended, isTold]);

  const isBegun = place !== undefined;
  useEffect(() => {
    if (isBegun) return () => focusAfterFrame(() => root.current?.querySelector('button'));
    return undefined;
  }, [root, isBegun]);
}

interface ControlsProps {
  /** None while the list is shown whole. */
  readonly answers: readonly Answer[] | undefined;
  readonly causes: number;
  /** Goes to where these answers lead; without any, to the whole list. */
  readonly onGo: (answers: readonly Answer[] | undefined) => void;
}

function Controls({ answers, causes, onGo }: ControlsProps): ReactNode {
  if (!answers) {
    return (
      <div className="mandos">
        <button type="button" onClick={() => onGo([])}>
          Resolverlo paso a paso
        </button>
      </div>
    );
  }
  return (
    <div className="mandos">
      <p role="status">
        {isOver(answers, causes) ? 'Fin' : `Causa ${answers.length + 1} de ${causes}`}
      </p>
      {answers.length > 0 && (
        <button type="button" onClick={() => onGo(answers.slice(0, -1))}>
          Volver
        </button>
      )}
      <button type="button" onClick={() => onGo(undefined)}>
        Ver toda la lista
      </button>
    </div>
  );
}

/**
 * Shows the steps of a fault cause by cause, and asks after each whether it works now. The list is the page's own
 * HTML, complete without script; the address holds the answers, so that the browser's way back takes one of them
 * back, and whoever gets it sees what was tried.
 */
export default function Repair({ children }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [fault, setFault] = useState<Fault>();
  const history = useHistory();
  const { pathname, search, hash, state } = useLocation<Told | undefined>();

  useEffect(() => {
    if (root.current) setFault(faultIn(root.current));
  }, []);

  const { causes = [], anchor = '', name = '' } = fault ?? {};
  const given = state?.anchor === anchor ? state.given : [];
  const isShown = fault && anchorIn(hash) === anchor;
  const answers = isShown ? answersIn(search, causes.length) : undefined;
  const place = answers?.length;
  const ended = answers && isOver(answers, causes.length);
  // Told once: at the first cause, or at the one that a reader was sent.
  const isTold = Boolean(place) && given.length > 0;

  useShownCause({ root, heading, fault, place, ended, isTold });

  function placeOf(next: readonly Answer[] | undefined, told = given) {
    const address = { pathname, search: searchWith(search, next), hash: `#${anchor}` };
    return { ...address, state: { anchor, given: told } };
  }

  function answer(told: Answer, seen: string): void {
    if (!answers) return;
    const now = [...given];
    now[answers.length] = { answer: told, seen };
    // The way back leads to what was written here.
    history.replace(placeOf(answers, now));
    history.push(placeOf([...answers, told], now));
  }

  return (
    <div
      ref={root}
      className={clsx('reparacion', answers && 'en-marcha', ended && 'terminada')}
      data-client="query"
    >
      <Controls
        answers={answers}
        causes={causes.length}
        onGo={(next) => history.push(placeOf(next))}
      />
      {answers && (
        <h3 ref={heading} tabIndex={-1}>
          {ended ? outcomeOf(answers, causes.length) : causes[answers.length]?.name}
        </h3>
      )}
      {children}
      {answers && !ended && (
        <Question
          key={place}
          holders={causes[answers.length]?.holders}
          given={given[answers.length] ?? {}}
          onAnswer={answer}
        />
      )}
      {answers && ended && (
        <div className="borrador">
          <p>Lo que probó, para contárselo a soporte:</p>
          <Sending
            message={report(
              { name, address: location.origin + pathname + search + hash },
              causes.map((cause) => cause.name),
              answers,
              given.map((one) => one?.seen),
            )}
          />
        </div>
      )}
    </div>
  );
}

function outcomeOf(answers: readonly Answer[], causes: number): string {
  return answers.includes('si') ? 'Quedó arreglado' : `Ya vio las ${causes} causas`;
}
