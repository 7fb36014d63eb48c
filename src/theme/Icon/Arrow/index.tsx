import type { Props } from '@theme/Icon/Arrow';
import type { ReactNode } from 'react';

/** The two arrows of the sidebar's button, in strokes that follow the theme's text colour. */
export default function IconArrow(props: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      aria-hidden="true"
      {...props}
    >
      <path d="m5 5 7 7-7 7M13 5l7 7-7 7" />
    </svg>
  );
}
