// Wraps the contents of a page on a phone: above the title they would push down what one came for, so they come once a
// section is being read, say which, stay in sight, and fold when another is chosen.
import type { Props } from '@theme/TOCCollapsible';
import OriginalContents from '@theme-original/TOCCollapsible';
import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useState } from 'react';

/** How far under the navbar a heading counts as read, in pixels: the contents stand there. */
const BELOW_NAVBAR = 72;

/** Title of the section whose beginning has gone past the top; '' before the first. */
function readSection(): string {
  const line = (document.querySelector('.navbar')?.clientHeight ?? 0) + BELOW_NAVBAR;
  const past = [...document.querySelectorAll('.markdown > h2')].filter(
    (heading) => heading.getBoundingClientRect().top < line,
  );
  // Without the invisible text of its link.
  return past[past.length - 1]?.firstChild?.textContent?.trim() ?? '';
}

/** Title of the section being read, '' at the beginning of a page. */
function useReadSection(): string {
  const [section, setSection] = useState('');
  useEffect(() => {
    let frame = 0;
    function onScroll(): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setSection(readSection()));
    }
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return section;
}

export default function TOCCollapsible(props: Props): ReactNode {
  // The rules of its class are not among those that the first paint waits for.
  const section = useReadSection();
  const [choices, setChoices] = useState(0);
  const label = section ? ({ '--seccion': JSON.stringify(section) } as CSSProperties) : undefined;

  function onClick({ target }: MouseEvent): void {
    // A new one begins folded, after the link was followed.
    if (target instanceof Element && target.closest('a')) setTimeout(setChoices, 0, choices + 1);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which of its links was followed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key follows a link with a click.
    <div className={section && 'indice-fijo'} hidden={!section} style={label} onClick={onClick}>
      <OriginalContents key={choices} {...props} />
    </div>
  );
}
