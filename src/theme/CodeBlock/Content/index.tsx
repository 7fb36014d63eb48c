// Replaces the content of a block of code, which the theme has Prism take apart: here its HTML is at hand.
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import { type ReactNode, useContext } from 'react';
import { HighlightedCode } from '../highlighted-code';

interface Props {
  readonly className?: string;
}

export default function CodeBlockContent({ className }: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const html = useContext(HighlightedCode);
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard.
      tabIndex={0}
      className={clsx(className, `language-${metadata.language}`, 'thin-scrollbar')}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build wrote it, from the pages. */}
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
