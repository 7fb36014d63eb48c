import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/Tabs';
import OriginalTabs from '@theme-original/Tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

function tabsIn(element: Element | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
}

/**
 * Wraps the framework's tabs, which are drawn anew once the page is hydrated: a click that waited for
 * the client, and the focus, go to the tab that stands in the place of the one that they were meant for.
 */
export default function Tabs(props: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const isBrowser = useIsBrowser();

  useLayoutEffect(() => {
    const tabs = tabsIn(root.current);
    if (isBrowser) {
      if (document.activeElement === document.body) tabs[focused.current]?.focus();
      return;
    }
    const { activeElement } = document;
    focused.current = activeElement instanceof HTMLElement ? tabs.indexOf(activeElement) : -1;
    for (const [place, tab] of tabs.entries()) {
      tab.addEventListener('click', () => {
        if (!tab.isConnected) tabsIn(root.current)[place]?.click();
      });
    }
  }, [isBrowser]);

  return (
    <div ref={root}>
      <OriginalTabs {...props} />
    </div>
  );
}
