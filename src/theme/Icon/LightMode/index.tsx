import type { Props } from '@theme/Icon/LightMode';
import type { ReactNode } from 'react';
import StrokeIcon from '../StrokeIcon';

/** The sun in the strokes of the site's other icons: the theme's is 1 kB of outline on every page. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <StrokeIcon {...props}>
      <circle cx={12} cy={12} r={4} />
      <path d="M12 3v1M12 20v1M3 12h1M20 12h1M5.6 5.6l.7.7M17.7 17.7l.7.7M18.4 5.6l-.7.7M6.3 17.7l-.7.7" />
    </StrokeIcon>
  );
}
