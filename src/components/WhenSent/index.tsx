import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

interface Props {
  /** Whom what readers do is told: a service of src/site/analytics.ts, `host`, or `nobody` when the build names none. */
  readonly to: string;
  readonly children: ReactNode;
}

/** What holds only where this build tells somebody what its readers do (`customFields.tells` of the configuration). */
export default function WhenSent({ to, children }: Props): ReactNode {
  const { tells = ['nobody'] } = useDocusaurusContext().siteConfig.customFields ?? {};
  return (tells as readonly string[]).includes(to) ? children : null;
}
