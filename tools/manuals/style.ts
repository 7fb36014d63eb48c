import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What draws windows, charts and code is the site's own; the rest of its styles are for screens. */
const SHARED = ['tokens', 'screens', 'charts', 'code'];

/** The styles of every manual. */
export function manualStyle(): string {
  const shared = SHARED.map((name) => readFileSync(path.resolve('src/css', `${name}.css`), 'utf8'));
  const own = readFileSync(new URL('./manual.css', import.meta.url), 'utf8');
  return [...shared, own].join('\n');
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '')}"`;
}

/** A named page for each title that runs at the head. */
export function runningHeads(
  manual: string,
  heads: readonly { key: string; title: string }[],
): string {
  const pages = heads.map(
    ({ key, title }) =>
      `@page c-${key}{@top-right{content:${quoted(title)}}}.cabeza-${key}{page:c-${key}}`,
  );
  return `@page{@top-left{content:${quoted(manual)}}}${pages.join('')}`;
}
