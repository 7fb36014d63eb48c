import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

interface Props {
  /** Whom what readers do is told; `nobody` when the build names none. */
  readonly to: 'nobody' | 'analytics' | 'host';
  readonly children: ReactNode;
}

/** What holds only where this build tells somebody what its readers do (`customFields.tells` of the configuration). */
export default function WhenSent({ to, children }: Props): ReactNode {
  const { tells = ['nobody'] } = useDocusaurusContext().siteConfig.customFields ?? {};
  return (tells as readonly string[]).includes(to) ? children : null;
}
