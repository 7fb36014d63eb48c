// Wraps the contents of a page on a phone: above the title they would push down what one came for, so they come once a
// section is being read, say which, stay in sight, and fold when another is chosen.
import type { Props } from '@theme/TOCCollapsible';
import OriginalContents from '@theme-original/TOCCollapsible';
import { type CSSProperties, type MouseEvent, type ReactNode, useState } from 'react';
import { useReadSection } from './use-read-section';

export default function TOCCollapsible(props: Props): ReactNode {
  // The rules of its class are not among those that the first paint waits for.
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
    <div className={section && 'indice-fijo'} hidden={!section} style={label} onClick={onClick}>
      <OriginalContents key={choices} {...props} />
    </div>
  );
}
