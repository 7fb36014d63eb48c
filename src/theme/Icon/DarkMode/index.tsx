import type { Props } from '@theme/Icon/DarkMode';
import type { ReactNode } from 'react';
import StrokeIcon from '../StrokeIcon';

/** The moon in the strokes of the site's other icons, and shorter than the theme's. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="M20 14A8 8 0 1 1 10 4a6 6 0 0 0 10 10z" />
    </StrokeIcon>
  );
}
