import { shortHash } from './short-hash';
import type { PageStyles } from './styles/page-styles';

const STYLESHEET =
  /<link rel="?stylesheet"? href="?(?<href>\/[^"\s>]*\/css\/[^"\s>]+\.css)"? ?\/?>/;
const SCRIPT = /<script src="?(?<src>[^"\s>]*\/js\/[^"\s>]+\.js)"? defer(?:="[^"]*")?><\/script>/g;

/** React asks ahead for images of the page, which a browser finds as soon in the page itself. */
const IMAGE_AHEAD = /<link rel="?preload"? as="?image"? [^>]*>/g;

/** Tells nobody anything but which holes to try. */
const GENERATOR = /<meta name="?generator"? [^>]*>/;

/** A page as the framework writes it, and what makes it come alive. */
export interface LivePage {
  html: string;
  /** Address of the whole stylesheet. */
  stylesheet: string;
  /** Addresses of the entry scripts, the runtime first. */
  entries: string[];
}

/** @throws Error naming the file when the page has no stylesheet or scripts where they are expected */
export function readLivePage(html: string, file: string): LivePage {
  const stylesheet = STYLESHEET.exec(html)?.groups?.href;
  const entries = [...html.matchAll(SCRIPT)].map(({ groups }) => groups?.src ?? '');
  if (stylesheet && entries.length > 0) return { html, stylesheet, entries };
  throw new Error(
    `${file} has no ${stylesheet ? 'deferred scripts' : 'stylesheet'} in its head. Expected the elements ` +
      'that the template of Docusaurus writes; if it changed, bring plugins/static-first/rest-page.ts after it.',
  );
}

/** What a page at rest is given instead of the framework's stylesheet and scripts. */
export interface RestParts {
  /** The elements with the rules that the page uses. */
  styles: PageStyles;
  /** Address of the boot script. */
  boot: string;
  /** Address of the script that answers while the client is on the way. */
  rest: string;
  /** Scripts that this page needs beside the entries. */
  scripts: readonly string[];
  mayPrerender: boolean;
  /** Whether the colours are light or dark, and never those of the system. */
  hasTwoThemes: boolean;
}

/** The page with its scripts held back: complete, and alive once its boot script runs them. */
export function restPage({ html, stylesheet, entries }: LivePage, parts: RestParts): string {
  const [runtime = '', ...rest] = entries;
  const scripts = [runtime, ...parts.scripts, ...rest];
  const data = [
    `data-scripts="${[...new Set(scripts)].join(' ')}"`,
    `data-stylesheet="${stylesheet}"`,
    `data-later=${parts.styles.later}`,
    `data-build=${shortHash(entries.join())}`,
    `data-rest=${parts.rest}`,
    ...(parts.mayPrerender ? ['data-prerender'] : []),
    ...(parts.hasTwoThemes ? ['data-two-themes'] : []),
  ];
  const boot = `<script id=static-first src=${parts.boot} defer ${data.join(' ')}></script>`;
  // A stylesheet that stands in the page holds up the paint of all of it, wherever it stands.
  const unscripted = `<noscript><link rel=stylesheet href=${parts.styles.later}></noscript>`;
  return html
    .replace(SCRIPT, '')
    .replace(IMAGE_AHEAD, '')
    .replace(GENERATOR, '')
    .replace(STYLESHEET, () => parts.styles.head + boot)
    .replace('</body>', () => `${unscripted}</body>`);
}
