import { loadGlossary } from '../../../src/facts/glossary';
import { docUrl } from '../../../src/facts/routes';
import { loadSayings } from '../../../src/facts/sayings';

/** A word of the trade, what people call it, and the addresses of the pages about it. */
export interface GlossaryTerm {
  term: string;
  synonyms: readonly string[];
  urls: readonly string[];
}

/** The words of the readers, which the pages need not use. */
export interface ReadersWords {
  glossary: readonly GlossaryTerm[];
  /** What readers say when they need a page, by its address. */
  sayings: ReadonlyMap<string, readonly string[]>;
}

/**
 * What the facts know of the words of the readers.
 * @param baseUrl path that the site is served under: `/`
 * @throws FactError when glossary or sayings break their schema
 */
export function readersWords(dataDir: string, baseUrl: string): ReadersWords {
  const urlOf = (route: string) => baseUrl + docUrl(route).slice(1);
  return {
    glossary: loadGlossary(dataDir).map(({ termino, sinonimos, rutas }) => ({
      term: termino,
      synonyms: sinonimos,
      urls: rutas.map(urlOf),
    })),
    sayings: new Map(
      loadSayings(dataDir)
        .flatMap((sayings) => Object.entries(sayings))
        .map(([route, phrases]) => [urlOf(route), phrases]),
    ),
  };
}
