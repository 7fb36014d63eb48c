import { announce } from '@site/src/browser/announce';
import { parseStoredTexts } from '@site/src/browser/stored-texts';
import { useKeptText } from '@site/src/browser/use-kept-text';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

/** Key of the routes of the pages that the reader marked as read, as a list in JSON. */
const KEY = 'paginas-leidas';

interface Props {
  /** The job that the path teaches. */
  readonly name: string;
  /** Routes of its pages, parted by spaces. */
  readonly pages: string;
  /** The list of pages, each with a box whose value is its route. */
  readonly children: ReactNode;
}

function boxesIn(element: HTMLElement | null): HTMLInputElement[] {
  return [...(element?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
}

/**
 * The progress of a reader along the path of a job. The list is the page's own HTML, complete
 * without script; this counts its boxes and keeps them in the browser.
 */
export default function LearningPath({ name, pages, children }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [kept, change] = useKeptText(KEY);
  const read = parseStoredTexts(kept);
  const own = pages.split(' ');
  const count = own.filter((page) => read.includes(page)).length;

  /** Marks pages as read, or no longer. */
  function markPages(changed: readonly string[], isRead: boolean): void {
    change((now) => {
      const others = parseStoredTexts(now).filter((page) => !changed.includes(page));
      return JSON.stringify(isRead ? [...others, ...changed] : others);
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated.
  useEffect(() => {
    // Boxes that the reader ticked before the script came count as ticked now.
    const ticked = boxesIn(root.current).filter((box) => box.checked);
    if (ticked.length > 0) {
      markPages(
        ticked.map((box) => box.value),
        true,
      );
    }
  }, []);

  useEffect(() => {
    const ticked = parseStoredTexts(kept);
    for (const box of boxesIn(root.current)) box.checked = ticked.includes(box.value);
  }, [kept]);

  function onChange({ target }: FormEvent): void {
    if (target instanceof HTMLInputElement) markPages([target.value], target.checked);
  }

  function clear(): void {
    markPages(own, false);
    announce(`Avance de ${name} borrado`);
    // The button goes with what it cleared.
    boxesIn(root.current)[0]?.focus();
  }

  return (
    <div ref={root} className="avance" data-client="" onChange={onChange}>
      {children}
      <p>
        <progress value={count} max={own.length} aria-label={`Avance de ${name}`} />
        {`${count} de ${own.length} leídas `}
        {count > 0 && (
          <button type="button" onClick={clear}>
            Borrar el avance de {name}
          </button>
        )}
      </p>
    </div>
  );
}
