import { createStorageSlot } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  /** A fold for each form. */
  readonly children: ReactNode;
}

const KEY = 'forma';

const kept = createStorageSlot(KEY);

/** Unfolds the form before it is seen, so that nothing moves; without storage it does nothing. */
const UNFOLD_BEFORE_PAINT = `try{for(var f of document.currentScript.parentNode.children)f.open=f.firstChild.textContent==localStorage.getItem("${KEY}")}catch(e){}`;

function nameOf(fold: HTMLDetailsElement): string {
  return fold.querySelector('summary')?.textContent ?? '';
}

/** A request as Excel, JavaScript or curl: the one that its reader unfolded last is open on the pages that follow. */
export default function RequestForms({ children }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isDrawnHere] = useState(useIsBrowser());

  useLayoutEffect(() => {
    const folds = [...(box.current?.querySelectorAll('details') ?? [])];
    const open = folds.find((fold) => fold.open);
    // The script of a page runs only where the page is loaded; and what was unfolded before the client came is learned here.
    if (isDrawnHere) for (const fold of folds) fold.open = nameOf(fold) === kept.get();
    else if (open) kept.set(nameOf(open));
    // It opens or closes once the click is over.
    const remember = (fold: HTMLDetailsElement) => kept.set(fold.open ? '' : nameOf(fold));
    for (const fold of folds) {
      fold.querySelector('summary')?.addEventListener('click', () => remember(fold));
    }
  }, [isDrawnHere]);

  return (
    <div className="formas" ref={box}>
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file. */}
      <script dangerouslySetInnerHTML={{ __html: UNFOLD_BEFORE_PAINT }} />
    </div>
  );
}
