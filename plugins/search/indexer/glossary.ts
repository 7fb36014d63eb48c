import { loadGlossary } from '../../../src/facts/glossary';
import { docUrl } from '../../../src/facts/routes';
import type { GlossaryTerm } from './index-file';

/**
 * The glossary of the facts, as search uses it.
 * @param baseUrl path that the site is served under: `/`
 * @throws FactError when the glossary breaks its schema
 */
export function glossaryTerms(dataDir: string, baseUrl: string): GlossaryTerm[] {
  return loadGlossary(dataDir).map(({ termino, sinonimos, rutas }) => ({
    term: termino,
    synonyms: sinonimos,
    urls: rutas.map((route) => baseUrl + docUrl(route).slice(1)),
  }));
}
