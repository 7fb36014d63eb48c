import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** The interface strings of the theme before translation, such as `Skip to main content`. */
function englishThemeMessages(): string[] {
  const themeRequire = createRequire(
    createRequire(path.resolve('package.json')).resolve('@docusaurus/theme-classic'),
  );
  const messages: Record<string, string> = themeRequire(
    '@docusaurus/theme-translations/locales/base/theme-common.json',
  );
  const translatable = Object.entries(messages).filter(([id]) => !id.endsWith('___DESCRIPTION'));
  return translatable.map(([, message]) => message);
}

/** Every text and label of the page, each as it stands in one node or attribute. */
function shownStrings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) texts.push(nodes.currentNode.nodeValue?.trim() ?? '');
    const labels = ['aria-label', 'title', 'placeholder'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map(
        (element) => element.getAttribute(name) ?? '',
      ),
    );
    return [...texts, ...labels];
  });
}

/** The interface strings of the theme that an open page shows untranslated. */
export async function shownEnglish(page: Page): Promise<string[]> {
  const shown = await shownStrings(page);
  return englishThemeMessages().filter((message) => shown.includes(message));
}
