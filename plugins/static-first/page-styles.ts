import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { criticalCss } from './critical-css';
import { keepLastDefinitions } from './last-definitions';
import { PageNames } from './names';
import { pageFamily } from './page-family';
import { splitPrint } from './print-rules';
import type { LivePage } from './rest-page';

/** Where the rules go and how they are written there. */
export interface StylesTarget {
  /** Address of the folder of the site, as links begin. */
  baseUrl: string;
  /** Writes a file of the build; returns its path there. */
  writeAsset(name: string, content: string): Promise<string>;
  /** Puts the rules into the pages instead of a file. */
  inline: boolean;
}

function namesByFamily(pages: Iterable<LivePage>): Map<string, PageNames> {
  const families = new Map<string, PageNames>();
  for (const { html } of pages) {
    const family = pageFamily(html);
    const names = families.get(family) ?? new PageNames();
    names.add(html);
    families.set(family, names);
  }
  return families;
}

/** The stylesheet that all pages of a build share. @throws Error naming two that differ */
export async function sharedStylesheet(
  outDir: string,
  baseUrl: string,
  pages: Iterable<LivePage>,
): Promise<string> {
  const [address = '', another] = new Set([...pages].map(({ stylesheet }) => stylesheet));
  if (another)
    throw new Error(`Pages have two stylesheets, ${address} and ${another}; expected one.`);
  return readFile(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
}

/**
 * Makes the rules that pages wait for, one file for each family of pages, and those for paper, one
 * for all.
 *
 * @returns a function from a page to the elements of its head
 */
export async function pageStyles(
  css: string,
  pages: readonly LivePage[],
  { baseUrl, writeAsset, inline }: StylesTarget,
): Promise<(page: LivePage) => string> {
  const { screen, print } = splitPrint(keepLastDefinitions(css));
  const paper = baseUrl + (await writeAsset('assets/css/print.css', print));
  const heads = new Map<string, string>();
  for (const [family, names] of namesByFamily(pages)) {
    const rules = await criticalCss(screen, names);
    const own = inline
      ? `<style>${rules}</style>`
      : `<link rel=stylesheet href=${baseUrl}${await writeAsset('assets/css/critical.css', rules)}>`;
    heads.set(family, `${own}<link rel=stylesheet media=print href=${paper}>`);
  }
  return ({ html }) => heads.get(pageFamily(html)) ?? '';
}
