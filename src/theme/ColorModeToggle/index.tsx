// Wraps the toggle of the colours, which speaks of those of the system until the client knows the reader's choice. On a
// site that never follows the system they are the default ones.
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/ColorModeToggle';
import OriginalToggle from '@theme-original/ColorModeToggle';
import type { ReactNode } from 'react';

export default function ColorModeToggle(props: Props): ReactNode {
  const { colorMode } = useThemeConfig();
  const { respectPrefersColorScheme, value } = props;
  return (
    <OriginalToggle
      {...props}
      value={respectPrefersColorScheme ? value : (value ?? colorMode.defaultMode)}
    />
  );
}
