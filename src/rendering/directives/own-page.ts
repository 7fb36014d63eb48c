import { menuOf } from '../../facts/menu-paths';
import type { PageFacts } from '../../facts/page-facts';
import { list, paragraph, table } from '../markdown/nodes';
import {
  type Attributes,
  type BlockDirective,
  DirectiveError,
  findFact,
  type PageContext,
  pagePath,
  required,
} from './directive';

/**
 * Gathers the facts of a page from the kind that holds them; a page entry completes a screen entry.
 * @throws DirectiveError when no fact file speaks of the page.
 */
export function commonPageFacts(attributes: Attributes, context: PageContext) {
  const { facts } = context;
  const routePath = pagePath(attributes, context);
  const screen = facts.screens.find((candidate) => candidate.ruta === routePath);
  const report = facts.reports.find((candidate) => candidate.ruta === routePath);
  const page = facts.pages.find((candidate) => candidate.ruta === routePath);
  const menu = menuOf(routePath, facts);
  if (!screen && !report && !page && !menu) {
    throw new DirectiveError(
      `no fact speaks of ${routePath}: add it to data/paginas/ or name another page with de="…"`,
    );
  }
  return {
    menu,
    permisos: screen?.permisos ?? report?.permisos ?? page?.permisos ?? [],
    /** Who may do it, where no permission decides it. */
    quien: page?.quien,
    campos: screen?.campos ?? page?.campos ?? [],
    acciones: screen?.acciones ?? page?.acciones ?? [],
    mensajes: screen?.mensajes ?? page?.mensajes ?? [],
    relacionadas: screen?.relacionadas ?? report?.relacionados ?? page?.relacionadas ?? [],
    /** Masters share buttons and messages that their own entry does not repeat. */
    isMaster: screen?.clase === 'maestro',
  };
}

function ownFacts(attributes: Attributes, context: PageContext): PageFacts {
  const route = pagePath(attributes, context);
  return findFact(context.facts.pages, 'ruta', route, 'page of data/paginas');
}

/** `::antes`: what the reader needs before starting. */
export const before: BlockDirective = (attributes, context) => {
  const { antes } = ownFacts(attributes, context);
  if (!antes) throw new DirectiveError('the page has no «antes» in data/paginas');
  return [list(antes)];
};

/** `::pasos{id="instalar"}`: one procedure, and its result. */
export const steps: BlockDirective = (attributes, context) => {
  const procedures = ownFacts(attributes, context).procedimientos ?? [];
  const { pasos, resultado } = findFact(procedures, 'id', required(attributes, 'id'), 'procedure');
  return [list(pasos, true), ...(resultado ? [paragraph(`**Resultado.** ${resultado}`)] : [])];
};

/** `::tabla{id="cifras"}`: one table of the page's facts. */
export const factTable: BlockDirective = (attributes, context) => {
  const tables = ownFacts(attributes, context).tablas ?? [];
  const { columnas, filas } = findFact(tables, 'id', required(attributes, 'id'), 'table');
  return [
    table(
      columnas,
      filas.map((row) => row.map(String)),
    ),
  ];
};

/** `::dato{id="equipos"}`: one more fact of the page, as a paragraph. */
export const fact: BlockDirective = (attributes, context) => {
  const data = ownFacts(attributes, context).datos ?? [];
  return [paragraph(findFact(data, 'id', required(attributes, 'id'), 'fact of the page').texto)];
};
