// Replaces the box of a block of code, which the theme gives its colours by a style attribute: here code.css does, and
// the policy of the pages allows no such attribute.
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type Props = { readonly as: 'div' } & ComponentProps<'div'>;

export default function CodeBlockContainer({ as: As, className, ...props }: Props): ReactNode {
  return <As {...props} className={clsx(className, ThemeClassNames.common.codeBlock)} />;
}
