import type { Props } from '@theme/Icon/SystemColorMode';
import type { ReactNode } from 'react';

/** Half light and half dark, in the strokes of the site's other icons. */
export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" {...props}>
      <path fill="currentColor" d="M12 4a8 8 0 0 0 0 16z" />
      <circle cx={12} cy={12} r={8} fill="none" stroke="currentColor" strokeWidth={2} />
    </svg>
  );
}
