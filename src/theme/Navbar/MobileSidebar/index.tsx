import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { type ReactNode, useEffect } from 'react';
import { closeOnBack } from '../../../browser/close-on-back';

/** What the menu covers, which no key may lead to. */
const COVERED = '#__docusaurus > :not(.navbar), .navbar__inner';

/**
 * Wraps the menu of a phone, which the framework draws as a part of the page: like the dialog that stands for it at
 * rest, it keeps the focus, closes with Escape and gives the focus back. The framework closes it when the reader goes
 * back, so there is an entry to go back from: without one the browser leaves the page. The page that is chosen takes
 * that entry.
 */
export default function MobileSidebarWrapper(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();

  useEffect(() => {
    if (!shown) return;
    const release = closeOnBack(() => {});
    const covered = document.querySelectorAll<HTMLElement>(COVERED);
    for (const part of covered) part.inert = true;
    const { activeElement } = document;
    // In the dialog the focus is handed over with the place of the reader.
    if (!activeElement?.closest('dialog')) {
      document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    }
    let isLeft = false;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      isLeft = true;
      toggle();
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      isLeft ||= document.activeElement?.matches('.navbar-sidebar__close') ?? false;
      removeEventListener('keydown', onKeyDown);
      release();
      for (const part of covered) part.inert = false;
      if (isLeft) document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);

  return <MobileSidebar />;
}
