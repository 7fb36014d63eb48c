import type { Props } from '@theme/Icon/Arrow';
import type { ReactNode } from 'react';
import StrokeIcon from '../StrokeIcon';

/** The two arrows of the sidebar's button, in strokes that follow the theme's text colour. */
export default function IconArrow(props: Props): ReactNode {
  return (
    <StrokeIcon width={20} height={20} {...props}>
      <path d="m5 5 7 7-7 7M13 5l7 7-7 7" />
    </StrokeIcon>
  );
}
