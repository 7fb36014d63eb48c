import type { Props } from '@theme/Icon/Home';
import type { ReactNode } from 'react';

/** The house of the breadcrumbs, without the theme's rounded outline. */
export default function IconHome(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props}>
      <path fill="currentColor" d="M12 3 2 12h3v8h5v-6h4v6h5v-8h3z" />
    </svg>
  );
}
