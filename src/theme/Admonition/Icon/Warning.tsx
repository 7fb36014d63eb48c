import type { Props } from '@theme/Admonition/Icon/Warning';
import type { ReactNode } from 'react';

/** A «!» cut out of a triangle, as the note's «i» is cut out of its disc. */
export default function AdmonitionIconWarning(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <path fillRule="evenodd" d="M8 1 0 15h16zM7 6v4h2V6zm0 5v2h2v-2z" />
    </svg>
  );
}
