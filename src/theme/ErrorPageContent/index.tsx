// Wraps what stands in the place of the content of a page that crashed: its words tell a reader nothing to do.
import FailureHelp from '@site/src/components/FailureHelp';
import OriginalContent from '@theme-original/ErrorPageContent';
import type { ComponentProps, ReactNode } from 'react';

export default function ErrorPageContent(props: ComponentProps<typeof OriginalContent>): ReactNode {
  return (
    <>
      <FailureHelp button="Intente de nuevo" />
      <OriginalContent {...props} />
    </>
  );
}
