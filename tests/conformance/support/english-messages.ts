import { createRequire } from 'node:module';
import path from 'node:path';

/** The interface strings of the theme before translation, such as `Skip to main content`. */
export function englishThemeMessages(): string[] {
  const themeRequire = createRequire(
    createRequire(path.resolve('package.json')).resolve('@docusaurus/theme-classic'),
  );
  const messages: Record<string, string> = themeRequire(
    '@docusaurus/theme-translations/locales/base/theme-common.json',
  );
  const translatable = Object.entries(messages).filter(([id]) => !id.endsWith('___DESCRIPTION'));
  return translatable.map(([, message]) => message);
}
