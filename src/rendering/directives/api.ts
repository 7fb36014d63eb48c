import type { RootContent } from 'mdast';
import { type ApiAnswer, answerRequest, isList } from '../../api-query/answer';
import { errorAnswer } from '../../api-query/errors';
import { formatJson } from '../../api-query/format-json';
import { requestForms } from '../../api-query/forms';
import type { ApiModel } from '../../api-query/model';
import { exampleRequest, needsKey } from '../../api-query/request';
import type { ApiExample } from '../../facts/api';
import { apiModelOf } from '../../facts/api-model';
import { formatNumber, formatPesos } from '../markdown/format';
import { codeBlock, component, element, list, paragraph, tableOf } from '../markdown/nodes';
import {
  type BlockDirective,
  DirectiveError,
  findFact,
  type InlineDirective,
  type PageContext,
  required,
} from './directive';

/** The request as it travels, readable: what is encoded on the way is shown as it was typed. */
function httpRequest(target: string, { baseUrl, keyHeader, exampleKey }: ApiModel): string {
  const { host, pathname } = new URL(baseUrl);
  const request = `GET ${pathname}${target} HTTP/1.1\nHost: ${host.toUpperCase()}`;
  return needsKey(target) ? `${request}\n${keyHeader}: ${exampleKey}` : request;
}

/**
 * One `details` for each form: closed they take little room, and they open without a script. Their
 * code is to be copied, so it goes without colours, which would double the weight of a page.
 */
function forms(target: string, model: ApiModel): RootContent {
  return component(
    'RequestForms',
    {},
    requestForms.map(({ title, code }) =>
      element('details', [element('summary', title), codeBlock('text', code(target, model))]),
    ),
  );
}

function answerTo(target: string, model: ApiModel, { facts }: PageContext): ApiAnswer {
  const rowsOf = (entity: string) => facts.apiRows[entity] ?? [];
  return answerRequest(exampleRequest(target, model), model, rowsOf);
}

/** The example that a directive names, and what its request is answered. */
function exampleOf(id: string, context: PageContext) {
  const model = apiModelOf(context.facts);
  const found = findFact(context.facts.api.ejemplos, 'clave', id, 'example of the API');
  return { found, model, request: codeBlock('http', httpRequest(found.peticion, model)) };
}

/** `::api-peticion{id="lista"}`: the request of an example alone. */
export const request: BlockDirective = (attributes, context) => [
  exampleOf(required(attributes, 'id'), context).request,
];

/** The answer with no more rows than the page shows, which says how many there are. */
function answerBlocks({ filas: rows }: ApiExample, { status, body }: ApiAnswer): RootContent[] {
  const isCut = rows !== undefined && isList(body) && body.datos.length > rows;
  const remark = isCut ? `, con las primeras ${rows} filas de ${body.datos.length}` : '';
  const shown = isCut ? { ...body, datos: body.datos.slice(0, rows) } : body;
  return [paragraph(`Respuesta (${status})${remark}:`), codeBlock('json', formatJson(shown))];
}

/** `::api-respuesta{id="lista"}`: the answer to an example alone. */
export const response: BlockDirective = (attributes, context) => {
  const { found, model } = exampleOf(required(attributes, 'id'), context);
  return answerBlocks(found, answerTo(found.peticion, model, context));
};

/** `::api-codigo{id="lista" forma="excel"}`: an example as the code of one program. */
export const requestCode: BlockDirective = (attributes, context) => {
  const { found, model } = exampleOf(required(attributes, 'id'), context);
  const name = required(attributes, 'forma');
  const form = findFact(requestForms, 'id', name, 'form of a request');
  return [codeBlock(form.language, form.code(found.peticion, model))];
};

/** `::api-ejemplo{id="lista"}`: a request in every form and its answer over the example data. */
export const example: BlockDirective = (attributes, context) => {
  const { found, model, request } = exampleOf(required(attributes, 'id'), context);
  const answer = answerTo(found.peticion, model, context);
  const asked = [
    request,
    // A request that is wrong is shown to be recognised, not to be copied.
    ...(answer.status === 200 ? [forms(found.peticion, model)] : []),
  ];
  return [
    element('section.ejemplo-api', [
      element('div', asked),
      element('div', answerBlocks(found, answer)),
    ]),
    ...(found.nota ? [paragraph(found.nota)] : []),
  ];
};

/**
 * `:api-dato{peticion="/cartera"}`: how many rows a request finds; with `suma="total"`, what that column of them adds
 * up to, in pesos.
 */
export const figure: InlineDirective = (_label, attributes, context) => {
  const target = required(attributes, 'peticion');
  const model = apiModelOf(context.facts);
  const all = `${target}${target.includes('?') ? '&' : '?'}limite=${model.limits.maxRows}`;
  const { body } = answerTo(all, model, context);
  if (!isList(body)) {
    throw new DirectiveError(
      `${target} brings no list: ${JSON.stringify(body)}; expected a request of rows, such as /ventas?filtro=terminal:igual:T02`,
    );
  }
  const { suma } = attributes;
  if (!suma) return formatNumber(body.total);
  const amounts = body.datos.map((row) => row[suma]);
  const wrong = amounts.findIndex((amount) => typeof amount !== 'number');
  if (wrong !== -1 || amounts.length === 0) {
    throw new DirectiveError(
      `${target} has no numbers «${suma}» to add up; name one of its columns`,
    );
  }
  return formatPesos(amounts.reduce<number>((sum, amount) => sum + Number(amount), 0));
};

/** `::api-error{codigo="API-410"}`: the body of an error, as its example has it. */
export const error: BlockDirective = (attributes, { facts }) => {
  const code = required(attributes, 'codigo');
  const found = findFact(facts.api.errores, 'codigo', code, 'error of the API');
  const { body } = errorAnswer(apiModelOf(facts), found.codigo, found.ejemplo);
  return [codeBlock('json', formatJson(body))];
};

/** `::api-autenticacion`: how the key is made, sent and revoked. */
export const authentication: BlockDirective = (_attributes, { facts }) => {
  const { autenticacion } = facts.api;
  return [
    list([
      `**Método.** ${autenticacion.metodo}.`,
      `**Crear.** ${autenticacion.crear}`,
      `**Formato.** ${autenticacion.formato}.`,
      `**Revocar.** ${autenticacion.revocar}`,
      `**Límite.** ${autenticacion.limite}.`,
    ]),
    codeBlock('http', `${autenticacion.encabezado}: ${autenticacion.ejemplo}`),
  ];
};

/** `::api-limites` */
export const limits: BlockDirective = (_attributes, { facts }) => [list(facts.api.limites)];

/** `::api-entidad{id="productos"}`: the columns of one found. */
export const entity: BlockDirective = (attributes, { facts }) => {
  const name = required(attributes, 'id');
  const found = findFact(facts.api.entidades, 'entidad', name, 'entity of the API');
  const { descripcion, ruta, clave, columnas, relaciones } = found;
  return [
    paragraph(`${descripcion} Dirección: \`${ruta}\`. Identificador: \`${clave}\`.`),
    tableOf(
      columnas,
      ['Columna', ({ nombre }) => `\`${nombre}\``],
      ['Tipo', ({ tipo }) => tipo],
      ['Descripción', ({ descripcion }) => descripcion],
    ),
    ...(relaciones.length > 0 ? [paragraph(`Se relaciona con: ${relaciones.join(', ')}.`)] : []),
  ];
};
