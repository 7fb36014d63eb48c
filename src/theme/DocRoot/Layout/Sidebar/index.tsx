// Wraps the side bar, which the framework shows again with each page that is loaded: whoever hid it finds it hidden.
import { createStorageSlot } from '@docusaurus/theme-common';
import { HIDDEN_SIDEBAR } from '@site/src/browser/hidden-sidebar';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import OriginalSidebar from '@theme-original/DocRoot/Layout/Sidebar';
import { type ReactNode, useEffect, useRef } from 'react';

const kept = createStorageSlot(HIDDEN_SIDEBAR);

export default function DocRootLayoutSidebar(props: Props): ReactNode {
  const { hiddenSidebarContainer: isHidden, setHiddenSidebarContainer: setHidden } = props;
  const wasRead = useRef(false);

  useEffect(() => {
    if (wasRead.current) {
      if (isHidden) kept.set('true');
      else kept.del();
      return;
    }
    wasRead.current = true;
    if (kept.get()) setHidden(true);
  }, [isHidden, setHidden]);

  return <OriginalSidebar {...props} />;
}
