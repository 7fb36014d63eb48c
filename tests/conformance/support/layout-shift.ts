import type { Page } from '@playwright/test';

/** An entry of the browser's list, of which TypeScript knows nothing. */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** What moved by itself since the page began to load. */
export interface LayoutShift {
  /** As the browser weighs it: 1 is the whole window by its whole height. */
  sum: number;
  /** Each element that moved, and from where to where. */
  moved: string[];
  /**
   * The same for what stood in the box that the parser was in the middle of at the last paint: a link
   * that is painted before its own text is there moves when that comes, on any page and by chance.
   * It is not in `sum`.
   */
  movedInUnfinishedBox: string[];
}

/** The box that the parser was in when a frame was painted. */
interface UnfinishedBox {
  paintedAt: number;
  box: Element;
  place: DOMRectReadOnly;
}

/**
 * Notes the layout shifts of the pages that are opened from now on.
 *
 * @returns reads those of the page that is open, from its start
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<LayoutShift>> {
  await page.addInitScript(() => {
    const shift: LayoutShift = { sum: 0, moved: [], movedInUnfinishedBox: [] };
    window.layoutShift = shift;
    const unfinished: UnfinishedBox[] = [];
    const boxAtParser = (): Element | null => {
      let box: Element | null = document.body;
      while (box?.lastElementChild) box = box.lastElementChild;
      // What is hidden stands in no line: nothing around it is unfinished.
      while (box && /^(?:inline|contents)$/.test(getComputedStyle(box).display)) {
        box = box.parentElement;
      }
      return box;
    };
    // Nothing is parsed between this callback and the paint of its frame.
    const noteFrame = (paintedAt: number) => {
      if (document.readyState !== 'loading') return;
      const box = boxAtParser();
      if (box) unfinished.push({ paintedAt, box, place: box.getBoundingClientRect() });
      requestAnimationFrame(noteFrame);
    };
    requestAnimationFrame(noteFrame);
    const isWithin = (inner: DOMRectReadOnly, outer: DOMRectReadOnly) =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1;
    /** Of the frame before the one in which something moved, and of that one where it was not the last. */
    const boxesBefore = (time: number) =>
      unfinished.filter(({ paintedAt }) => paintedAt < time).slice(-2);
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${Math.round(width)}×${Math.round(height)} at ${Math.round(x)}, ${Math.round(y)}`;
    const nameOf = (node: Node | null) => {
      const start =
        node instanceof Element ? (node.cloneNode() as Element).outerHTML : node?.nodeName;
      return `${start} «${(node?.textContent ?? '').trim().slice(0, 30)}»`;
    };
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as LayoutShiftEntry[]) {
        if (value === 0) continue;
        const boxes = boxesBefore(startTime);
        // Of an element that is gone by now the browser tells only where it was.
        const isUnfinished = ({ node, previousRect }: LayoutShiftEntry['sources'][number]) =>
          boxes.some(({ box, place: of }) =>
            node ? box.contains(node) : isWithin(previousRect, of),
          );
        if (sources.length === 0 || !sources.every(isUnfinished)) {
          shift.sum += value;
        }
        for (const source of sources) {
          const { node, previousRect, currentRect } = source;
          const moved = isUnfinished(source) ? shift.movedInUnfinishedBox : shift.moved;
          moved.push(`${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`);
        }
        if (sources.length === 0) shift.moved.push('something that is gone again');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.layoutShift);
}
