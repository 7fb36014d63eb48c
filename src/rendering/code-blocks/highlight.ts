import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';

const LANGUAGES = ['csharp', 'http', 'ini', 'js', 'json', 'powerquery'];
/** The language of code that has no colours. */
export const PLAIN = 'text';

loadLanguages.silent = true;
loadLanguages(LANGUAGES);

/**
 * Marks the parts of code for the colours of `src/css/code.css`.
 *
 * @param language one of those that the pages use, or `text`
 * @returns HTML: the code, escaped, with `<span class="token …">` around its parts
 * @throws Error for a language that this site does not know
 */
export function highlight(code: string, language: string): string {
  if (language === PLAIN) return Prism.util.encode(code) as string;
  const grammar = LANGUAGES.includes(language) ? Prism.languages[language] : undefined;
  if (grammar) return Prism.highlight(code, grammar, language);
  throw new Error(
    `A block of code is in «${language}», which has no colours here. Expected one of ${LANGUAGES.join(', ')} ` +
      `or ${PLAIN}. Another language that Prism knows can be added to src/rendering/code-blocks/highlight.ts.`,
  );
}
