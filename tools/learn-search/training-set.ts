import path from 'node:path';
import { learnedStem } from '../../plugins/search/engine/learned-words';
import { chunk } from '../../plugins/search/engine/tokenizer';
import type { RenderedPage } from '../../plugins/search/indexer/rendered-page';
import { kinds } from '../../src/facts/kinds';
import { docUrl } from '../../src/facts/routes';
import { ToolError } from '../bootstrap/tool-error.mjs';
import type { Phrase } from './phrases';
import type { Example } from './softmax-regression';

/** A text and the address of the page that it means. */
interface Meant {
  text: string;
  url: string;
}

/** Stems of a text, each once: of all its words, because «quién me debe» lives of what others leave out. */
export function stemsOf(text: string): string[] {
  const words = chunk(text).flatMap(({ code, words }) => code ?? words);
  return [
    ...new Set(words.filter(({ word }) => word.length > 1).map(({ word }) => learnedStem(word))),
  ];
}

/** What a page says of itself, so that its own words keep leading to it. */
export function saidByPage(page: RenderedPage): Meant[] {
  const { url, title, label, breadcrumb, description, keywords } = page;
  return [title, label ?? title, [title, ...breadcrumb].join(' '), description, ...keywords]
    .filter((text) => text !== '')
    .map((text) => ({ text, url }));
}

function sayings(siteDir: string): Meant[] {
  return kinds
    .sayings(path.join(siteDir, 'data'))
    .flatMap((pages) => Object.entries(pages))
    .flatMap(([route, phrases]) => phrases.map((text) => ({ text, url: docUrl(route) })));
}

/** What a query that a reader typed counts next to a phrase that was written for a page; by validation. */
const TYPED_COUNTS = 4;

/**
 * All that the search learns of a site from some phrases, its sayings and what its pages call themselves, and the
 * addresses that the numbers of pages stand for.
 * @throws ToolError naming file and line of a phrase of a page that the site does not have
 */
export function trainingSet(
  siteDir: string,
  built: readonly RenderedPage[],
  phrases: readonly Phrase[],
) {
  const pages = built.filter(({ kind }) => kind !== 'post');
  const urls = pages.map(({ url }) => url);
  const numbers = new Map(urls.map((url, number) => [url, number]));
  const stray = phrases.find(({ url }) => !numbers.has(url));
  if (stray) {
    throw new ToolError(
      `${stray.file}:${stray.line}: the site has no page ${stray.url}. Correct the line "## …" above the phrase, or build the site again.`,
    );
  }
  const exampleOf = ({ text, url }: Meant, weight: number): Example => ({
    stems: stemsOf(text),
    page: numbers.get(url) ?? 0,
    weight,
  });
  const examples = [
    ...phrases.map((phrase) => exampleOf(phrase, phrase.isTyped ? TYPED_COUNTS : 1)),
    ...[...sayings(siteDir), ...pages.flatMap(saidByPage)].map((said) => exampleOf(said, 1)),
  ];
  return { urls, examples };
}
