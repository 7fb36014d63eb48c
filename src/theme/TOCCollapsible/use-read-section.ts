import { useEffect, useState } from 'react';

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
export function useReadSection(): string {
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
