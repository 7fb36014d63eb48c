import { useHistory } from '@docusaurus/router';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { type ReactNode, useEffect } from 'react';
import { closeOnBack } from '../../../browser/close-on-back';

/**
 * Wraps the menu of a phone, which the framework closes when the reader goes back, so that there is an
 * entry to go back from: without one the browser leaves the page.
 */
export default function MobileSidebarWrapper(): ReactNode {
  const history = useHistory();
  const { shown } = useNavbarMobileSidebar();

  useEffect(() => {
    if (!shown) return;
    const release = closeOnBack(() => {});
    // The page that is chosen takes the entry of the menu.
    const { push } = history;
    history.push = history.replace;
    return () => {
      history.push = push;
      release();
    };
  }, [shown, history]);

  return <MobileSidebar />;
}
