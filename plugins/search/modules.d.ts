/** Written by the plugin at build time: what each job comes to do. */
declare module '@generated/search/default/role-tasks.json' {
  const roleTasks: import('./engine/types').RoleTasks;
  export default roleTasks;
}

declare module '@theme/SearchButton' {
  import type { ReactNode } from 'react';

  export default function SearchButton(props: { readonly label: string }): ReactNode;
}
