// Wraps the headings of the text: one that unfolds its section is a control, which holds no link to itself.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import OriginalHeading from '@theme-original/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function Heading(props: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  if (!props.id || !props.className?.includes('desplegador')) return <OriginalHeading {...props} />;
  collectAnchor(props.id);
  const { as: As, ...rest } = props;
  // The contents of the page mark it as they do the others.
  return <As {...rest} className={clsx('anchor', rest.className)} />;
}
