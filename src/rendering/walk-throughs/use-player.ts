import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Step that a key leads to, from 0; undefined when the key is not for the walk-through. */
function stepAfterKey(pressed: Key, current: number, total: number): number | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed;
  // Alt and an arrow go back in history, Ctrl and Home go to the top of the page.
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowRight') return Math.min(current + 1, total - 1);
  if (key === 'ArrowLeft') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return total - 1;
  return undefined;
}

/** Seconds to look at a drawing before reading what it shows. */
const SECONDS_TO_LOOK = 3;
/** Words a second that a reader who compares text and drawing takes in. */
const WORDS_A_SECOND = 2;

/** Seconds that a step stays on when the walk-through plays by itself, from the text beside it. */
function readingSeconds(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return SECONDS_TO_LOOK + Math.ceil(words / WORDS_A_SECOND);
}

/** Time without scrolling after which the list has come to rest on a step. */
const REST_MS = 120;

function textOf(region: HTMLElement | null, step: number): string {
  const parts = region?.querySelectorAll('.recorrido-texto')[step]?.children ?? [];
  return [...parts].map((part) => part.textContent).join(' ');
}

/** Buttons and the list itself take the arrows; a part of a drawing that scrolls keeps its own. */
function takesKeys(target: EventTarget, region: HTMLElement | null): boolean {
  return target === region || (target instanceof Element && target.closest('button') !== null);
}

function wantsNoMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Room between what a step speaks of and its instruction, in pixels, and for what follows, such as a total. */
const MARGIN = 16;
const ROOM_BELOW = 200;

/**
 * How far down the list of steps stands for its reader to see under the instruction what the step speaks of, a popup or
 * all that is marked: as little as shows its end and what follows, but never past its beginning.
 */
function windowScroll(list: Element, step: number): number {
  const item = list.querySelectorAll('li[id]')[step];
  const text = item?.querySelector('.recorrido-texto');
  if (!item || !text) return 0;
  const popup = item.querySelector('.v-dialogo, .v-aviso > div');
  const boxes = [...(popup ? [popup] : item.querySelectorAll('.ventana .on'))]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  const start = item.getBoundingClientRect().top;
  const end = Math.max(...boxes.map(({ bottom }) => bottom)) + ROOM_BELOW - list.clientHeight;
  const beginning = Math.min(...boxes.map(({ top }) => top)) - MARGIN - text.clientHeight;
  // Without any box both are infinite, the lesser below nothing.
  return Math.max(0, Math.min(end, beginning) - start);
}

/** Moves a list of steps that scrolls sideways, and knows which step is shown. */
function useShownStep(region: RefObject<HTMLElement | null>, total: number) {
  /** The step that is shown, from 0, and its text for a screen reader once the reader has moved. */
  const [{ current, said }, setStep] = useState({ current: 0, said: '' });
  const shown = useRef(0);
  /** Step that the list is on its way to, until it is there or the reader takes over. */
  const aimedAt = useRef<number>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback(
    (step: number) => {
      shown.current = step;
      setStep({ current: step, said: textOf(region.current, step) });
    },
    [region],
  );

  const goTo = useCallback(
    (step: number) => {
      const list = region.current;
      if (!list || step < 0 || step >= total) return;
      aimedAt.current = step;
      list.scrollTo({
        left: step * list.clientWidth,
        top: windowScroll(list, step),
        behavior: wantsNoMotion() ? 'auto' : 'smooth',
      });
      show(step);
    },
    [region, show, total],
  );

  const settle = useCallback(() => {
    const list = region.current;
    if (!list || list.clientWidth === 0) return;
    const step = Math.round(list.scrollLeft / list.clientWidth);
    const isOnItsWay = aimedAt.current !== undefined && aimedAt.current !== step;
    if (isOnItsWay) return;
    aimedAt.current = undefined;
    // Only when another step came: a reader who scrolls within a window stays where they are.
    if (step === shown.current) return;
    list.scrollTo({ left: step * list.clientWidth, top: windowScroll(list, step) });
    show(step);
  }, [region, show]);

  const onScroll = useCallback(() => {
    clearTimeout(rest.current);
    rest.current = setTimeout(settle, REST_MS);
  }, [settle]);

  // A link to a step, or a swipe before this code arrived, may have moved the list already.
  useEffect(() => {
    if (region.current && region.current.scrollLeft > 0) settle();
    return () => clearTimeout(rest.current);
  }, [region, settle]);

  /** Forgets the step that the list is on its way to. */
  const stay = (): void => {
    aimedAt.current = undefined;
  };

  return { current, said, goTo, stay, onScroll };
}

/** Plays a list of steps: by itself, by buttons, by keys, and as the reader moves it by hand. */
export function usePlayer(region: RefObject<HTMLElement | null>, total: number) {
  const { current, said, goTo, stay, onScroll } = useShownStep(region, total);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const seconds = readingSeconds(textOf(region.current, current));
    const timer = setTimeout(() => {
      const mayMove = current < total - 1 && !document.hidden && !wantsNoMotion();
      if (mayMove) goTo(current + 1);
      else setIsPlaying(false);
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [isPlaying, region, current, total, goTo]);

  const pause = (): void => setIsPlaying(false);

  /** The reader moves the list by hand. */
  const takeOver = (): void => {
    stay();
    pause();
  };

  // A press of the reader may move the page too; what plays by itself leaves it where it is.
  const goToOnRequest = (step: number): void => {
    goTo(step);
    region.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  };

  const move = (by: number): void => {
    pause();
    goToOnRequest(current + by);
  };

  const toggle = (): void => {
    if (!isPlaying) goToOnRequest(current === total - 1 ? 0 : current);
    setIsPlaying(!isPlaying);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = stepAfterKey(event, current, total);
    if (step === undefined || !takesKeys(event.target, region.current)) return;
    event.preventDefault();
    pause();
    goToOnRequest(step);
  };

  return { current, said, isPlaying, move, toggle, takeOver, onKeyDown, onScroll };
}

/** What a walk-through shows, and what its controls do. */
export type Player = ReturnType<typeof usePlayer>;
