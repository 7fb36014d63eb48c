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
}

/**
 * Notes the layout shifts of the pages that are opened from now on.
 *
 * @returns reads those of the page that is open, from its start
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<LayoutShift>> {
  await page.addInitScript(() => {
    const shift = { sum: 0, moved: [] as string[] };
    window.layoutShift = shift;
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${Math.round(width)}×${Math.round(height)} at ${Math.round(x)}, ${Math.round(y)}`;
    const nameOf = (node: Node | null) => {
      const start =
        node instanceof Element ? (node.cloneNode() as Element).outerHTML : node?.nodeName;
      return `${start} «${(node?.textContent ?? '').trim().slice(0, 30)}»`;
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShiftEntry[]) {
        if (value === 0) continue;
        shift.sum += value;
        for (const { node, previousRect, currentRect } of sources) {
          shift.moved.push(`${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`);
        }
        if (sources.length === 0) shift.moved.push('something that is gone again');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.layoutShift);
}
