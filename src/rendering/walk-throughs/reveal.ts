/** Room that stays between what a step speaks of and the edge of its list, in pixels. */
const MARGIN = 16;

/** Where there is room, what follows is seen too, such as the rows of a column and their total. */
const ROOM_BELOW = 200;

/** Where something begins and ends from top to bottom. */
interface Extent {
  top: number;
  bottom: number;
}

/**
 * How far a list scrolls so that a part of it is seen: as little as shows its end and what follows, but
 * never past its beginning. `covered` is the height at the top of the list that the instruction takes.
 */
function scrollToShow(part: Extent, room: number, covered: number): number {
  const toShowItsEnd = part.bottom + ROOM_BELOW - room;
  const toShowItsStart = part.top - MARGIN - covered;
  return Math.max(0, Math.min(toShowItsEnd, toShowItsStart));
}

/** The popup of a step, or else what it highlights, from the first part to the last, in the viewport. */
function partOfInterest(item: Element): Extent | undefined {
  const popup = item.querySelector('.v-dialogo, .v-aviso > div');
  const parts = popup ? [popup] : [...item.querySelectorAll('.ventana .on')];
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter((box) => box.height > 0);
  if (boxes.length === 0) return undefined;
  return {
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

function stepOf(list: Element, step: number): Element | undefined {
  return list.querySelectorAll('li[id]')[step];
}

/** How far down the list of steps has to stand for what a step speaks of to be seen under its instruction. */
export function windowScroll(list: Element, step: number): number {
  const item = stepOf(list, step);
  const part = item && partOfInterest(item);
  if (!part) return 0;
  const start = item.getBoundingClientRect().top;
  const covered = item.querySelector('.recorrido-texto')?.getBoundingClientRect().height ?? 0;
  return scrollToShow(
    { top: part.top - start, bottom: part.bottom - start },
    list.clientHeight,
    covered,
  );
}

/** Moves the page only if the window of the step would be cut by the edge of the screen. */
export function bringIntoView(list: HTMLElement, step: number): void {
  const item = stepOf(list, step);
  if (!item) return;
  const { top, bottom } = list.getBoundingClientRect();
  const underControls = list.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
  const part = partOfInterest(item) ?? item.getBoundingClientRect();
  // Where the part will be once the list has come to rest.
  const shift = top - item.getBoundingClientRect().top - windowScroll(list, step);
  const isSeen =
    Math.min(bottom, part.bottom + shift) <= window.innerHeight && Math.ceil(top) >= underControls;
  if (!isSeen) list.parentElement?.scrollIntoView({ block: 'start' });
}
