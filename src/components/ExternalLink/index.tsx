import Link from '@docusaurus/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type { ComponentProps, ReactNode } from 'react';

/** A link that leaves the site, which says so: it opens in a tab of its own. */
export default function ExternalLink({ children, ...props }: ComponentProps<'a'>): ReactNode {
  return (
    <Link {...props}>
      {children}
      <IconExternalLink />
    </Link>
  );
}
