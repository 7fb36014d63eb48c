// Replaces what draws blocks of code: their colours are in the page already (src/rendering/code-blocks), where the
// theme takes code apart in the browser, and draws each block a second time once the page is hydrated.
import { CodeBlockContextProvider, useCodeWordWrap } from '@docusaurus/theme-common/internal';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import { type ReactNode, useMemo } from 'react';
import { HighlightedCode } from './highlighted-code';
import { plainCode } from './plain-code';

interface Props {
  /** HTML of the code, from `highlight`. */
  readonly children: string;
  readonly language: string;
  readonly title?: string;
}

export default function CodeBlock({ children: html, language, title }: Props): ReactNode {
  const wordWrap = useCodeWordWrap();
  const metadata = useMemo(() => {
    const code = plainCode(html);
    return {
      code,
      codeInput: code,
      language,
      className: `language-${language}`,
      title,
      lineNumbersStart: undefined,
      lineClassNames: {},
    };
  }, [html, language, title]);
  return (
    <HighlightedCode value={html}>
      <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
        <CodeBlockLayout />
      </CodeBlockContextProvider>
    </HighlightedCode>
  );
}
