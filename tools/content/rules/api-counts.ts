import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { answerRequest, isList } from '../../../src/api-query/answer';
import { exampleRequest } from '../../../src/api-query/request';
import { apiModelOf } from '../../../src/facts/api-model';
import type { Facts } from '../../../src/facts/facts';
import { readNumber } from '../../../src/facts/written-number';
import type { Content, ContentPage } from '../content';
import type { ContentRule, Finding } from '../rule';

/** A figure that a page of the API says in its prose, and the request that gives it. */
export interface ApiCount {
  /** Page that says it. */
  route: string;
  /** The words around the figure, which is the group. */
  says: RegExp;
  target: string;
  /** Column that is added up; the rows are counted when there is none. */
  sum?: string;
}

const dayAtTill = '/ventas?filtro=fecha:igual:2026-03-06&filtro=terminal:igual:T02';

/** The figures of the API in the prose of this site. */
export const apiCounts: readonly ApiCount[] = [
  {
    route: 'api/modo-de-uso/excel',
    says: /Son ([\d.]+) filas/,
    target: '/ventas?filtro=fecha:entre:2026-03-02,2026-03-06',
  },
  {
    route: 'api/modo-de-uso/power-bi',
    says: /Son ([\d.]+) filas/,
    target: '/ventas?filtro=fecha:entre:2026-03-02,2026-03-06',
  },
  { route: 'api/modo-de-uso/excel', says: /por (\$\s[\d.]+)\./, target: dayAtTill, sum: 'total' },
  { route: 'api/modo-de-uso/excel', says: /tiene ([\d.]+) filas/, target: '/kardex' },
  {
    route: 'api/modo-de-uso/filtrar-informacion',
    says: /hubo ([\d.]+) ventas/,
    target: '/ventas?filtro=fecha:igual:2026-03-06',
  },
  {
    route: 'api/modo-de-uso/filtrar-informacion',
    says: /Suman (\$\s[\d.]+)\./,
    target: dayAtTill,
    sum: 'total',
  },
  {
    route: 'api/modo-de-uso/filtrar-informacion',
    says: /trae ([\d.]+):/,
    target: '/productos?filtro=proveedor:distinto:P01',
  },
  {
    route: 'api/modo-de-uso/filtrar-informacion',
    says: /los otros ([\d.]+)\./,
    target: '/productos?filtro=proveedor:vacio:no',
  },
  {
    route: 'api/modo-de-uso/introduccion',
    says: /La cartera tiene ([\d.]+) documentos/,
    target: '/cartera',
  },
  {
    route: 'api/modo-de-uso/entidades',
    says: /= (\$\s[\d.]+), el total de la factura/,
    target: '/ventas-detalle?filtro=documento:igual:FE1-1366',
    sum: 'total',
  },
  {
    route: 'api/modo-de-uso/ejemplos',
    says: /hubo ([\d.]+) ventas/,
    target: '/ventas?filtro=fecha:igual:2026-03-06',
  },
  {
    route: 'api/modo-de-uso/ejemplos',
    says: /ventas por (\$\s[\d.]+)\./,
    target: '/ventas?filtro=fecha:igual:2026-03-06',
    sum: 'total',
  },
  {
    route: 'api/modo-de-uso/introduccion',
    says: /son las ([\d.]+) que muestra/,
    target: '/ventas?filtro=fecha:entre:2026-03-02,2026-03-06&filtro=estado:distinto:anulado',
  },
];

/** What a request gives: how many rows, or what a column of them adds up to. */
function figureOf({ target, sum }: ApiCount, facts: Facts): number {
  const model = apiModelOf(facts);
  const all = `${target}${target.includes('?') ? '&' : '?'}limite=${model.limits.maxRows}`;
  const { body } = answerRequest(
    exampleRequest(all, model),
    model,
    (entity) => facts.apiRows[entity] ?? [],
  );
  if (!isList(body)) throw new Error(`the request ${target} of api-counts.ts brings no list`);
  if (sum === undefined) return body.total;
  return body.datos.reduce((total, row) => total + Number(row[sum]), 0);
}

/** The paragraphs and list items of a page as its reader sees them, with their lines. */
function paragraphsOf({ expanded, written }: ContentPage): { line?: number; text: string }[] {
  const paragraphs: { line?: number; text: string }[] = [];
  visit(expanded ?? written, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell') return;
    const line = node.position?.start.line;
    paragraphs.push({ ...(line !== undefined && { line }), text: plainText(node) });
  });
  return paragraphs;
}

export class ApiCounts implements ContentRule {
  readonly id = 'api-counts';
  readonly severity = 'error';
  readonly asks =
    'A figure that the prose counts or adds over the API, such as «hubo 14 ventas», is the one that its request gives; the list is in `tools/content/rules/api-counts.ts`.';

  constructor(private readonly counts: readonly ApiCount[] = apiCounts) {}

  check({ facts, pages }: Content): Finding[] {
    return this.counts.flatMap((count) => {
      const page = pages.find(({ route }) => route?.path === count.route);
      // `page-for-each-route` says when it is missing.
      if (!page) return [];
      const said = paragraphsOf(page).flatMap(({ line, text }) => {
        const [sentence, figure = ''] = count.says.exec(text) ?? [];
        return sentence === undefined ? [] : [{ line, sentence, figure }];
      });
      if (said.length === 0) {
        const message = `nothing here reads ${count.says.source} any more; write its new words in tools/content/rules/api-counts.ts, or remove it there`;
        return [{ file: page.file, line: undefined, message }];
      }
      const expected = figureOf(count, facts);
      return said
        .filter(({ figure }) => readNumber(figure.replace(/\.$/, ''))?.value !== expected)
        .map(({ line, sentence }) => ({
          file: page.file,
          line,
          message: `«${sentence}»: ${count.target} gives ${expected}`,
        }));
    });
  }
}
