import type { PageFacts } from '../../facts/page-facts';
import { list, paragraph, strong, table, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import {
  type Attributes,
  type BlockDirective,
  DirectiveError,
  findFact,
  type PageContext,
  pagePath,
  required,
} from './directive';

function ownFacts(attributes: Attributes, context: PageContext): PageFacts {
  const route = pagePath(attributes, context);
  return findFact(context.facts.pages, 'ruta', route, 'page of data/paginas');
}

/** `::antes`: what the reader needs before starting. */
export const before: BlockDirective = (attributes, context) => {
  const { antes } = ownFacts(attributes, context);
  if (!antes) throw new DirectiveError('the page has no «antes» in data/paginas');
  return [list(antes.map(inline))];
};

/** `::pasos{id="instalar"}`: one procedure, and its result. */
export const steps: BlockDirective = (attributes, context) => {
  const procedures = ownFacts(attributes, context).procedimientos ?? [];
  const procedure = findFact(procedures, 'id', required(attributes, 'id'), 'procedure');
  return [
    list(procedure.pasos.map(inline), true),
    ...(procedure.resultado
      ? [paragraph(strong('Resultado.'), text(' '), ...inline(procedure.resultado))]
      : []),
  ];
};

/** `::tabla{id="cifras"}`: one table of the page's facts. */
export const factTable: BlockDirective = (attributes, context) => {
  const tables = ownFacts(attributes, context).tablas ?? [];
  const found = findFact(tables, 'id', required(attributes, 'id'), 'table');
  return [
    table(
      found.columnas.map((column) => inline(column)),
      found.filas.map((row) => row.map((cell) => inline(String(cell)))),
    ),
  ];
};

/** `::dato{id="equipos"}`: one more fact of the page, as a paragraph. */
export const fact: BlockDirective = (attributes, context) => {
  const data = ownFacts(attributes, context).datos ?? [];
  const found = findFact(data, 'id', required(attributes, 'id'), 'fact of the page');
  return [paragraph(...inline(found.texto))];
};
