import { shortHash } from '../../src/build/content-hash';
import { replaceExactly } from '../../src/build/replace-exactly';
import { ANNOUNCEMENT_COLOURS } from './announcement';
import { pagePolicy } from './page-policy';
import { speculationRules } from './pre-hydration/speculation-rules';

const STYLESHEET =
  /<link rel="?stylesheet"? href="?(?<href>\/[^"\s>]*\/css\/[^"\s>]+\.css)"? ?\/?>/;
const SCRIPT = /<script src="?(?<src>[^"\s>]*\/js\/[^"\s>]+\.js)"? defer(?:="[^"]*")?><\/script>/g;

/** React asks ahead for images of the page, which a browser finds as soon in the page itself. */
const IMAGE_AHEAD = /<link rel="?preload"? as="?image"? [^>]*>/g;

/** Drawings of the theme that others use; hidden by a style attribute, which no page may have. */
const SPRITE = /<svg style="?display: ?none;?"?>(?<drawings><defs>[\s\S]*?<\/defs>)<\/svg>/;

/** Whatever stands before it, the browser loads without asking the policy. */
const CHARSET = /<meta charset="?UTF-8"? ?\/?>/i;

/**
 * What of the theme's own script has the query of an address set the theme, and any `data-` attribute
 * of the page: whoever writes a link to the site is none to set the page up.
 */
const SET_BY_ADDRESS = [
  /function\(\)\{try\{return new URLSearchParams\(window\.location\.search\)\.get\("docusaurus-theme"\)\}catch\(\w\)\{\}\}\(\)\|\|/,
  /,function\(\)\{try\{for\(var\[\w,\w\]of new URLSearchParams[\s\S]*?catch\(\w\)\{\}\}\(\)/,
];

/** The framework gives one to each link and each item of a list; hydration does not miss it. */
const EMPTY_CLASS = /(?<before><(?:a|li)\b[^<>]*) class=""/g;

/** Rules that the configuration puts into the head. */
const PRINT_STYLE = /<style media="?print"?>(?<rules>.*?)<\/style>/s;

/** Tells nobody anything but which holes to try. */
const GENERATOR = /<meta name="?generator"? [^>]*>/;

/** A page as the framework writes it, and the scripts that hydrate it. */
export interface BuiltPage {
  /** Its file in the build. */
  file: string;
  html: string;
  /** Address of the whole stylesheet. */
  stylesheet: string;
  /** Addresses of the entry scripts, the runtime first. */
  entries: string[];
}

/** @throws Error naming the file when the page has no stylesheet or scripts where they are expected */
export function readBuiltPage(html: string, file: string): BuiltPage {
  const stylesheet = STYLESHEET.exec(html)?.groups?.href;
  const entries = [...html.matchAll(SCRIPT)].map(({ groups }) => groups?.src ?? '');
  if (stylesheet && entries.length > 0) return { file, html, stylesheet, entries };
  throw new Error(
    `${file} has no ${stylesheet ? 'deferred scripts' : 'stylesheet'} in its head. Expected the elements ` +
      'that the template of Docusaurus writes; if it changed, bring plugins/deferred-hydration/static-page.ts after it.',
  );
}

/** What a static page is given instead of the framework's stylesheet and scripts. */
export interface StaticParts {
  /** The rules that the page uses. */
  styles: string;
  /** The script that notices that the next one is not found. */
  watch: string;
  /** Address of the boot script. */
  boot: string;
  /** Address of the script that answers while the client is on the way. */
  preHydration: string;
  /** Addresses of the files of the search. */
  searchFiles: readonly string[];
  /** Scripts that this page needs beside the entries. */
  scripts: readonly string[];
  /** Whether it may be rendered ahead of a click on a link to it. */
  mayPrerender: boolean;
}

/**
 * The page with its scripts held back: complete, and hydrated once its boot script runs them.
 *
 * @throws Error when it has two stylesheets
 */
export function staticPage(built: BuiltPage, parts: StaticParts): string {
  const { file, html, stylesheet, entries } = built;
  const [runtime = '', ...others] = entries;
  const scripts = [runtime, ...parts.scripts, ...others];
  const searchFiles = parts.searchFiles.join(' ');
  // Whatever a page may ask for is named here, or by a file that is.
  const build = shortHash([...entries, stylesheet, parts.preHydration, searchFiles].join());
  const data = [
    `data-scripts="${[...new Set(scripts)].join(' ')}"`,
    `data-stylesheet="${stylesheet}"`,
    `data-build=${build}`,
    `data-pre-hydration=${parts.preHydration}`,
    `data-search-files="${searchFiles}"`,
  ];
  const boot = `<script>${parts.watch}</script><script id=static-first src=${parts.boot} defer ${data.join(' ')}></script>`;
  const plain = html
    .replace(SCRIPT, '')
    .replace(IMAGE_AHEAD, '')
    .replace(GENERATOR, '')
    .replace(PRINT_STYLE, '')
    .replace(EMPTY_CLASS, '$<before>')
    .replace(ANNOUNCEMENT_COLOURS, '$<before>')
    .replace(SPRITE, '<div hidden><svg>$<drawings></svg></div>');
  const text = {
    file,
    row: '«What it does after the build» in plugins/deferred-hydration/README.md',
  };
  const fixed = SET_BY_ADDRESS.reduce((page, set) => replaceExactly(page, set, '', text), plain);
  const print = PRINT_STYLE.exec(html)?.groups?.rules;
  // In one element: each costs a hash in the policy of the page.
  const styles = `<style>${parts.styles}${print ? `@media print{${print}}` : ''}</style>`;
  const whole = replaceExactly(fixed, STYLESHEET, styles + boot, text);
  const policy = pagePolicy(whole, file, [speculationRules(parts.mayPrerender)]);
  const meta = `<meta http-equiv=content-security-policy content="${policy}">`;
  return replaceExactly(whole, CHARSET, `<meta charset=UTF-8>${meta}`, text);
}
