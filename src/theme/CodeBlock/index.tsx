// Replaces what draws blocks of code: their colours are in the page already (src/rendering/code-blocks), where the
// theme takes code apart in the browser, and draws each block a second time once the page is hydrated. The button that
// copies is in the page too, and always seen: src/client-modules/copy-on-click.ts answers it.
import type { ReactNode } from 'react';

interface Props {
  /** HTML of the code, from `highlight`. */
  readonly children: string;
  readonly language: string;
  readonly title?: string;
}

export default function CodeBlock({ children: html, language, title }: Props): ReactNode {
  return (
    <div className="theme-code-block">
      {title && <p>{title}</p>}
      <div>
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard.
          tabIndex={0}
          className={`language-${language} thin-scrollbar`}
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build wrote it, from the pages. */}
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        <button type="button" className="copiar" aria-label="Copiar código">
          Copiar
        </button>
      </div>
    </div>
  );
}
