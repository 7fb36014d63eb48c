import { shortHash } from '../../src/build/content-hash';
import { replaceExactly } from '../../src/build/replace-exactly';
import type { BuiltPage } from './built-page';
import type { PageStyles } from './styles/page-styles';

const STYLESHEET =
  /<link rel="?stylesheet"? href="?(?<href>\/[^"\s>]*\/css\/[^"\s>]+\.css)"? ?\/?>/;
const SCRIPT = /<script src="?(?<src>[^"\s>]*\/js\/[^"\s>]+\.js)"? defer(?:="[^"]*")?><\/script>/g;

/** React asks ahead for images of the page, which a browser finds as soon in the page itself. */
const IMAGE_AHEAD = /<link rel="?preload"? as="?image"? [^>]*>/g;

/** Tells nobody anything but which holes to try. */
const GENERATOR = /<meta name="?generator"? [^>]*>/;

/** @throws Error naming the file when the page has no stylesheet or scripts where they are expected */
export function readBuiltPage(html: string, file: string): BuiltPage {
  const stylesheet = STYLESHEET.exec(html)?.groups?.href;
  const entries = [...html.matchAll(SCRIPT)].map(({ groups }) => groups?.src ?? '');
  if (stylesheet && entries.length > 0) return { file, html, stylesheet, entries };
  throw new Error(
    `${file} has no ${stylesheet ? 'deferred scripts' : 'stylesheet'} in its head. Expected the elements ` +
      'that the template of Docusaurus writes; if it changed, bring plugins/static-first/static-page.ts after it.',
  );
}

/** What a static page is given instead of the framework's stylesheet and scripts. */
export interface StaticParts {
  /** The elements with the rules that the page uses. */
  styles: PageStyles;
  /** Address of the boot script. */
  boot: string;
  /** Address of the script that answers while the client is on the way. */
  preHydration: string;
  /** Scripts that this page needs beside the entries. */
  scripts: readonly string[];
  mayPrerender: boolean;
  /** Whether the colours are light or dark, and never those of the system. */
  hasTwoThemes: boolean;
}

/**
 * The page with its scripts held back: complete, and hydrated once its boot script runs them.
 *
 * @throws UnexpectedText when it has two stylesheets, or two ends
 */
export function staticPage(built: BuiltPage, parts: StaticParts): string {
  const { file, html, stylesheet, entries } = built;
  const [runtime = '', ...others] = entries;
  const scripts = [runtime, ...parts.scripts, ...others];
  const data = [
    `data-scripts="${[...new Set(scripts)].join(' ')}"`,
    `data-stylesheet="${stylesheet}"`,
    `data-later=${parts.styles.later}`,
    `data-build=${shortHash(entries.join())}`,
    `data-pre-hydration=${parts.preHydration}`,
    ...(parts.mayPrerender ? ['data-prerender'] : []),
    ...(parts.hasTwoThemes ? ['data-two-themes'] : []),
  ];
  const boot = `<script id=static-first src=${parts.boot} defer ${data.join(' ')}></script>`;
  // A stylesheet that stands in the page holds up the paint of all of it, wherever it stands.
  const unscripted = `<noscript><link rel=stylesheet href=${parts.styles.later}></noscript>`;
  const page = html.replace(SCRIPT, '').replace(IMAGE_AHEAD, '').replace(GENERATOR, '');
  const text = { file, row: '«What it does after the build» in plugins/static-first/README.md' };
  const styled = replaceExactly(page, STYLESHEET, parts.styles.head + boot, text);
  return replaceExactly(styled, '</body>', `${unscripted}</body>`, text);
}
