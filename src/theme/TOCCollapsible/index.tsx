// Wraps the contents of a page on a phone: once there is a client they stay in sight while the text
// scrolls, say which section is being read, and fold when one is chosen.
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/TOCCollapsible';
import OriginalContents from '@theme-original/TOCCollapsible';
import { type CSSProperties, type MouseEvent, type ReactNode, useState } from 'react';
import { useReadSection } from './use-read-section';

export default function TOCCollapsible(props: Props): ReactNode {
  // Its rules are not among those that the first paint waits for: the class comes with the client.
  const isBrowser = useIsBrowser();
  const section = useReadSection();
  const [choices, setChoices] = useState(0);
  const label = section ? ({ '--seccion': JSON.stringify(section) } as CSSProperties) : undefined;

  function onClick({ target }: MouseEvent): void {
    // A new one begins folded, after the link was followed.
    if (target instanceof Element && target.closest('a')) setTimeout(setChoices, 0, choices + 1);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which of its links was followed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key follows a link with a click.
    <div className={isBrowser ? 'indice-fijo' : undefined} style={label} onClick={onClick}>
      <OriginalContents key={choices} {...props} />
    </div>
  );
}
