import type { Facts } from '../../../src/facts/facts';
import { messageUrl } from '../../../src/facts/message-url';
import { docUrl } from '../../../src/facts/routes';
import { anchorOf } from '../../../src/rendering/markdown/anchors';
import { factAnswers } from './answer-facts';
import { readLearned } from './learned-file';

/**
 * The words of the readers, which the pages need not use.
 * @param baseUrl path that the site is served under: `/`
 */
export function readersWords(facts: Facts, baseUrl: string) {
  const urlOf = (route: string) => baseUrl + docUrl(route).slice(1);
  const { urls, lists } = readLearned();
  return {
    // Words of the trade, what people call them, the pages about each and the section that defines it.
    glossary: facts.glossary.map(({ termino, sinonimos, rutas }) => ({
      term: termino,
      synonyms: sinonimos,
      urls: rutas.map(urlOf),
      definition: `${baseUrl}glosario#${anchorOf(termino)}`,
    })),
    // Which words of the readers tell of which page.
    learned: { urls: urls.map((url) => baseUrl + url.slice(1)), lists },
    // For each product, what readers name instead of it: «celular».
    productNames: Object.fromEntries(
      facts.products.map((product) => [product.clave, product['se-le-dice']]),
    ),
    // For the page of each error of the API, the status that the API answers with, which readers see first.
    statuses: new Map(
      facts.api.errores.map(({ codigo, http }) => [
        baseUrl + messageUrl(codigo).slice(1),
        String(http),
      ]),
    ),
    answers: factAnswers(facts).map((fact) => ({ ...fact, url: baseUrl + fact.url.slice(1) })),
  };
}

/** As the index is written from them. */
export type ReadersWords = ReturnType<typeof readersWords>;
