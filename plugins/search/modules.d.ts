/** Written by the plugin at build time: what people come to do. */
declare module '@generated/search/default/frequent-tasks.json' {
  const frequentTasks: Record<string, import('./engine/types').FrequentTasks>;
  export default frequentTasks;
}

declare module '@theme/SearchButton' {
  import type { ReactNode } from 'react';

  export default function SearchButton(props: { readonly label: string }): ReactNode;
}
