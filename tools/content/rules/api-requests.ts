import { answerRequest } from '../../../src/api-query/answer';
import { operatorNames } from '../../../src/api-query/model';
import { encodePart, exampleRequest, readTarget } from '../../../src/api-query/request';
import { apiModelOf } from '../../../src/facts/api-model';
import type { Facts } from '../../../src/facts/facts';
import { unknownName } from '../../../src/text/nearest';
import { nodesOf, pageRule, problemAt } from '../rule';

/** Filters that the pages show to say that they are wrong. */
const wrongFilters = ['precio:mas:100', 'nombre:mayor:100'];

/** The API over its example data, with the names of the parameters that it reads; it passes over any other. */
function serverOf(facts: Facts) {
  const model = apiModelOf(facts);
  const ask = (target: string) =>
    answerRequest(exampleRequest(target, model), model, (entity) => facts.apiRows[entity] ?? []);
  return { model, ask, parameters: facts.api.parametros.map(({ nombre }) => nombre) };
}

type Server = ReturnType<typeof serverOf>;

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

export const apiRequests = pageRule(
  'api-requests',
  'On the pages of the API every filter and address works over the example data, and every answer is printed from it (`::api-respuesta`).',
  ({ facts }) => {
    const server = serverOf(facts);
    return function* ({ route, written, expanded }) {
      if (route?.product !== 'api' || !expanded) return;
      for (const block of nodesOf(written, 'code').filter(({ lang }) => lang === 'json')) {
        const message =
          'an answer is printed, not typed: write ::api-respuesta{id="…"} with the key of its example';
        yield problemAt(block, message);
      }
      for (const code of nodesOf(expanded, 'inlineCode')) {
        const { value } = code;
        const problem = filterProblem(value, server) ?? addressProblem(value, server);
        if (problem) yield problemAt(code, problem);
      }
    };
  },
);
