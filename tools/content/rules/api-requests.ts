import { isDeepStrictEqual } from 'node:util';
import type { Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type ApiAnswer, answerRequest, isList } from '../../../src/api-query/answer';
import { formatJson } from '../../../src/api-query/format-json';
import { type ApiModel, operatorNames } from '../../../src/api-query/model';
import { encodePart, exampleRequest, readTarget } from '../../../src/api-query/request';
import { apiModelOf } from '../../../src/facts/api-model';
import type { Facts } from '../../../src/facts/facts';
import { unknownName } from '../../../src/text/nearest';
import { readPowerQuery } from '../power-query';
import { pageRule } from '../rule';

/** Filters that the pages show to say that they are wrong. */
const wrongFilters = ['precio:mas:100', 'nombre:mayor:100'];

/** The API over its example data. */
interface Server {
  model: ApiModel;
  ask: (target: string) => ApiAnswer;
  /** Names of the parameters that it reads; it passes over any other. */
  parameters: readonly string[];
}

interface Problem {
  node: Node;
  message: string;
}

function serverOf(facts: Facts): Server {
  const model = apiModelOf(facts);
  const ask = (target: string) =>
    answerRequest(exampleRequest(target, model), model, (entity) => facts.apiRows[entity] ?? []);
  return { model, ask, parameters: facts.api.parametros.map(({ nombre }) => nombre) };
}

function targetOfHttp(value: string): string | undefined {
  return value.match(/^GET \/api\/v2(\/\S+) HTTP/)?.[1];
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function rowsShown(shown: unknown): number {
  const isObject = typeof shown === 'object' && shown !== null;
  return isObject && 'datos' in shown && Array.isArray(shown.datos) ? shown.datos.length : 0;
}

/** What is wrong with a request that is meant to work: refused, or with a parameter that nothing reads. */
function requestProblem(target: string, { ask, parameters }: Server): string | undefined {
  const unread = [...readTarget(target).parameters.keys()].find(
    (name) => !parameters.includes(name),
  );
  if (unread !== undefined) {
    return `${target} has a parameter that the API passes over: ${unknownName(unread, parameters)}`;
  }
  const { status } = ask(target);
  return status === 200 ? undefined : `${target} answers ${status}`;
}

/** What is wrong with an answer, which a page may show whole or with its first rows. */
function answerProblem(json: string, target: string, { ask }: Server): string | undefined {
  const { body } = ask(target);
  const shown = parsed(json);
  const expected = isList(body) ? { ...body, datos: body.datos.slice(0, rowsShown(shown)) } : body;
  if (isDeepStrictEqual(shown, expected)) return undefined;
  return `this is not what ${target} answers over the example data: ${formatJson(expected)}`;
}

function blockProblems(tree: Root, server: Server): Problem[] {
  const problems: Problem[] = [];
  /** The request whose answer the next block of JSON is. */
  let asked: string | undefined;
  let refused: Problem | undefined;
  visit(tree, 'code', (node) => {
    if (refused && !node.value.includes('"error"')) problems.push(refused);
    refused = undefined;
    if (node.lang === 'http') {
      asked = targetOfHttp(node.value);
      const problem = asked === undefined ? undefined : requestProblem(asked, server);
      if (problem !== undefined) {
        refused = { node, message: `${problem}; correct it, or show its error right below` };
      }
    }
    if (node.lang === 'json' && asked !== undefined) {
      const message = answerProblem(node.value, asked, server);
      if (message !== undefined) problems.push({ node, message });
      asked = undefined;
    }
    if (node.lang === 'powerquery') {
      const target = readPowerQuery(node.value).address.slice(server.model.baseUrl.length);
      const problem = requestProblem(target, server);
      if (problem !== undefined) problems.push({ node, message: `this code asks for ${problem}` });
    }
  });
  return refused ? [...problems, refused] : problems;
}

function filterProblem(code: string, { model, ask }: Server): string | undefined {
  const filter = code.replace(/^filtro=/, '');
  if (!new RegExp(`^[a-z-]+:(${operatorNames.join('|')}):\\S`).test(filter)) return undefined;
  const works = model.entities.some(
    ({ name }) => ask(`/${name}?filtro=${encodePart(filter)}`).status === 200,
  );
  if (works !== wrongFilters.includes(filter)) return undefined;
  return works
    ? `the filter \`${filter}\` is shown as a wrong one, and it works`
    : `the filter \`${filter}\` works on no entity; correct its column, operator or value`;
}

function addressProblem(code: string, server: Server): string | undefined {
  const { baseUrl } = server.model;
  const target = code.startsWith(`${baseUrl}/`)
    ? code.slice(baseUrl.length)
    : code.match(/^\/[a-z-]+\/[A-Z0-9-]+$/)?.[0];
  return target === undefined ? undefined : requestProblem(target, server);
}

function inlineProblems(tree: Root, server: Server): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'inlineCode', (node) => {
    for (const problemOf of [filterProblem, addressProblem]) {
      const message = problemOf(node.value, server);
      if (message !== undefined) problems.push({ node, message });
    }
  });
  return problems;
}

export const apiRequests = pageRule(
  'api-requests',
  'On the pages of the API every request, filter, address and Power Query code works over the example data, and every answer is the one that its request gets.',
  ({ facts }) => {
    const server = serverOf(facts);
    return ({ route, expanded }) => {
      if (route?.product !== 'api' || !expanded) return [];
      const problems = [...blockProblems(expanded, server), ...inlineProblems(expanded, server)];
      return problems.map(({ node, message }) => ({ line: node.position?.start.line, message }));
    };
  },
);
