import type { Facts } from '../../../src/facts/facts';
import { messageUrl } from '../../../src/facts/message-url';
import { docUrl } from '../../../src/facts/routes';
import { anchorOf } from '../../../src/rendering/markdown/anchors';
import { factAnswers, type ToldFact } from './answer-facts';
import { type LearnedFile, readLearned } from './learned-file';

/** A word of the trade, what people call it, and the addresses of the pages about it. */
export interface GlossaryTerm {
  term: string;
  synonyms: readonly string[];
  urls: readonly string[];
  /** Address of the section that defines it. */
  definition: string;
}

/** The words of the readers, which the pages need not use. */
export interface ReadersWords {
  glossary: readonly GlossaryTerm[];
  /** Which words of the readers tell of which page. */
  learned: Pick<LearnedFile, 'urls' | 'lists'>;
  /** What facts answer. */
  answers: readonly ToldFact[];
  /** For each product, what readers name instead of it: «celular». */
  productNames: Readonly<Record<string, readonly string[]>>;
  /** For the page of each error of the API, the status that the API answers with, which readers see first. */
  statuses: ReadonlyMap<string, string>;
}

/**
 * What is known of the words of the readers.
 * @param baseUrl path that the site is served under: `/`
 */
export function readersWords(facts: Facts, baseUrl: string): ReadersWords {
  const urlOf = (route: string) => baseUrl + docUrl(route).slice(1);
  const { urls, lists } = readLearned();
  return {
    glossary: facts.glossary.map(({ termino, sinonimos, rutas }) => ({
      term: termino,
      synonyms: sinonimos,
      urls: rutas.map(urlOf),
      definition: `${baseUrl}glosario#${anchorOf(termino)}`,
    })),
    learned: { urls: urls.map((url) => baseUrl + url.slice(1)), lists },
    productNames: Object.fromEntries(
      facts.products.map((product) => [product.clave, product['se-le-dice']]),
    ),
    statuses: new Map(
      facts.api.errores.map(({ codigo, http }) => [
        baseUrl + messageUrl(codigo).slice(1),
        String(http),
      ]),
    ),
    answers: factAnswers(facts).map((fact) => ({ ...fact, url: baseUrl + fact.url.slice(1) })),
  };
}
