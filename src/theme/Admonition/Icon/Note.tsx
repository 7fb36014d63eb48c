import type { Props } from '@theme/Admonition/Icon/Note';
import type { ReactNode } from 'react';

/** An «i» cut out of a disc: a fifth of the theme's drawing, which every page with a note carries. */
export default function AdmonitionIconNote(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 14 16" aria-hidden="true" {...props}>
      <path fillRule="evenodd" d="M7 1a7 7 0 1 0 .01 0zM6 4v2h2V4zm0 3v5h2V7z" />
    </svg>
  );
}
