declare module '@theme/SearchButton' {
  import type { ReactNode } from 'react';

  export default function SearchButton(props: { readonly label: string }): ReactNode;
}
