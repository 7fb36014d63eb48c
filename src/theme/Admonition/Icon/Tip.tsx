import type { Props } from '@theme/Admonition/Icon/Tip';
import type { ReactNode } from 'react';

/** A bulb as plain as the signs of the other notices. */
export default function AdmonitionIconTip(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 14 16" aria-hidden="true" {...props}>
      <path d="M7 0a5 5 0 0 0-3 9v2h6V9a5 5 0 0 0-3-9zM4 12v1h6v-1zm1 2v1h4v-1z" />
    </svg>
  );
}
