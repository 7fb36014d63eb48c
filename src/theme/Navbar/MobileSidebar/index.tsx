import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { type ReactNode, useEffect } from 'react';
import { closeOnBack } from '../../../browser/close-on-back';

/**
 * Wraps the menu of a phone, which the framework closes when the reader goes back, so that there is an
 * entry to go back from: without one the browser leaves the page. The page that is chosen takes that entry.
 */
export default function MobileSidebarWrapper(): ReactNode {
  const { shown } = useNavbarMobileSidebar();

  useEffect(() => {
    if (!shown) return;
    const release = closeOnBack(() => {});
    return () => release();
  }, [shown]);

  return <MobileSidebar />;
}
