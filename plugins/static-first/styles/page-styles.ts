import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import type { BuiltPage } from '../built-page';
import { criticalCss } from './critical-css';
import { keptRules } from './kept-rules';
import { isLater, splitLater } from './later-rules';
import { pageFamilies } from './page-family';
import { namesOfPage, namesOfPages, type PageNames } from './page-names';

/** Where the rules go and how they are written there. */
export interface StylesTarget {
  /** Address of the folder of the site, as links begin. */
  baseUrl: string;
  /** Writes a file of the build; returns its path there. */
  writeAsset(name: string, content: string): Promise<string>;
  /** Puts the rules into the pages instead of a file. */
  inline: boolean;
  /** Rules that a script adds to the page, which read its custom properties. */
  addedStyles: string;
}

/** The elements that bring a page its rules. */
export interface PageStyles {
  /** `<style>` or `<link>` with the rules that the page waits for. */
  head: string;
  /** Address of the file with those that may come after its content. */
  later: string;
}

/** The stylesheet that all pages of a build share. @throws Error naming two that differ */
export async function sharedStylesheet(
  outDir: string,
  baseUrl: string,
  pages: Iterable<BuiltPage>,
): Promise<string> {
  const [address = '', another] = new Set([...pages].map(({ stylesheet }) => stylesheet));
  if (another)
    throw new Error(`Pages have two stylesheets, ${address} and ${another}; expected one.`);
  return readFile(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
}

/**
 * Makes the rules that pages wait for, one set for each family of pages, and those for later, one
 * file for all.
 *
 * @returns a function from a page to its elements
 */
export async function pageStyles(
  css: string,
  pages: readonly BuiltPage[],
  { baseUrl, writeAsset, inline, addedStyles }: StylesTarget,
): Promise<(page: BuiltPage) => PageStyles> {
  const fileOf = async (name: string, rules: string) =>
    baseUrl + (await writeAsset(`assets/css/${name}.css`, rules));
  const { atRest, later: laterRules, setLater } = splitLater(css);
  const names = new Map(pages.map((page) => [page, namesOfPage(page.html)]));
  const all = namesOfPages([...names.values()]);
  const read = new Set([...all.read, ...setLater]);
  const later = await fileOf(
    'later',
    await criticalCss(postcss.parse(laterRules), { ...all, read }),
  );

  const familyOf = pageFamilies(atRest);
  const families = new Map<string, PageNames[]>();
  for (const own of names.values()) {
    const family = familyOf(own.names);
    families.set(family, [...(families.get(family) ?? []), own]);
  }
  const added = namesOfPage(addedStyles);
  const sheet = postcss.parse(atRest);
  const kept = keptRules(atRest);
  const heads = new Map(
    await Promise.all(
      [...families].map(async ([family, members]) => {
        const together = namesOfPages([...members, added]);
        const rules = await kept.rulesFor(together, () => criticalCss(sheet, together, isLater));
        const head = inline
          ? `<style>${rules}</style>`
          : `<link rel=stylesheet href=${await fileOf('critical', rules)}>`;
        return [family, head] as const;
      }),
    ),
  );
  kept.keep();
  return (page) => {
    const own = names.get(page) ?? namesOfPage(page.html);
    return { head: heads.get(familyOf(own.names)) ?? '', later };
  };
}
