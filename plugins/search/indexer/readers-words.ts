import { loadGlossary } from '../../../src/facts/glossary';
import { docUrl } from '../../../src/facts/routes';
import { factAnswers, type ToldFact } from './answer-facts';
import { type Learned, readLearned } from './learned-file';

/** A word of the trade, what people call it, and the addresses of the pages about it. */
export interface GlossaryTerm {
  term: string;
  synonyms: readonly string[];
  urls: readonly string[];
}

/** The words of the readers, which the pages need not use. */
export interface ReadersWords {
  glossary: readonly GlossaryTerm[];
  /** Which words of the readers tell of which page. */
  learned: Learned;
  /** What facts answer. */
  answers: readonly ToldFact[];
}

/**
 * What is known of the words of the readers.
 * @param baseUrl path that the site is served under: `/`
 * @throws FactError when the glossary breaks its schema, ZodError when the learned weights do
 */
export function readersWords(dataDir: string, baseUrl: string): ReadersWords {
  const urlOf = (route: string) => baseUrl + docUrl(route).slice(1);
  return {
    glossary: loadGlossary(dataDir).map(({ termino, sinonimos, rutas }) => ({
      term: termino,
      synonyms: sinonimos,
      urls: rutas.map(urlOf),
    })),
    learned: readLearned(baseUrl),
    answers: factAnswers(dataDir).map((fact) => ({ ...fact, url: baseUrl + fact.url.slice(1) })),
  };
}
