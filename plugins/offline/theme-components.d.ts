declare module '@theme/SavedHelp' {
  import type { ReactNode } from 'react';

  export default function SavedHelp(props: {
    /** Id of a product to offer by itself; without it, all of them are offered. */
    readonly product?: string;
  }): ReactNode;
}
