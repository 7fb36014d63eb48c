// Wraps what stands in the place of a page whose files do not come: its words tell a reader nothing to do.
import FailureHelp from '@site/src/components/FailureHelp';
import OriginalLoading from '@theme-original/Loading';
import type { ComponentProps, ReactNode } from 'react';

export default function Loading(props: ComponentProps<typeof OriginalLoading>): ReactNode {
  return (
    <>
      <OriginalLoading {...props} />
      {props.error && <FailureHelp button="Retry" />}
    </>
  );
}
