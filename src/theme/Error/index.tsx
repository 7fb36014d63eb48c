// Wraps what stands in the place of a page that crashed as a whole: one that crashes while it hydrates
// never says that it is hydrated, and its button would be kept for a client that does not come.
import FailureHelp from '@site/src/components/FailureHelp';
import OriginalError from '@theme-original/Error';
import { type ComponentProps, type ReactNode, useEffect } from 'react';

export default function ErrorPage(props: ComponentProps<typeof OriginalError>): ReactNode {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return (
    <>
      <FailureHelp button="Try again" />
      <OriginalError {...props} />
    </>
  );
}
