import { learnedStem } from '../../plugins/search/engine/learned-words';
import { chunk } from '../../plugins/search/engine/tokenizer';
import type { RenderedPage } from '../../plugins/search/indexer/rendered-page';

/** A text and the address of the page that it means. */
export interface Meant {
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
