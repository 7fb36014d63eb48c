// Wraps the links of the text: those that leave the site say so, and mail opens no tab.
import ExternalLink from '@site/src/components/ExternalLink';
import OriginalA from '@theme-original/MDXComponents/A';
import type { ComponentProps, ReactNode } from 'react';

export default function MDXA(props: ComponentProps<'a'>): ReactNode {
  if (props.href?.startsWith('mailto:')) return <a {...props}>{props.children}</a>;
  if (/^https?:/.test(props.href ?? '')) return <ExternalLink {...props} />;
  return <OriginalA {...props} />;
}
