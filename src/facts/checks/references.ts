import type { FactIssue } from '../fact-error';
import type { Facts } from '../facts';
import { changesOf } from '../releases';
import { type Known, unknownKeys, unknownNames } from './unknown-names';

function keysOf(facts: readonly { clave: string }[]): string[] {
  return facts.map(({ clave }) => clave);
}

/** Every route, message code, permission, role, job and product that a fact names exists. */
export function checkReferences(facts: Facts): FactIssue[] {
  const permissions = facts.permissions.modulos.flatMap((module) => module.permisos);
  const route: Known = ['route', [...facts.routes.keys()]];
  const code: Known = ['message code', facts.messages.map((message) => message.codigo)];
  const permission: Known = ['permission', keysOf(permissions)];
  const role: Known = ['role', keysOf(facts.permissions.roles)];
  const job: Known = ['job', keysOf(facts.learningPaths)];
  const changes = Object.values(facts.releases)
    .flatMap((releases) => releases.flatMap(changesOf))
    .map(({ change }) => change);
  const page = { ruta: route, permisos: permission };
  return [
    ...facts.products.map((fact) => unknownNames(fact, { clave: route })),
    unknownKeys(facts.releases, ['product', keysOf(facts.products)]),
    ...changes.map((fact) => unknownNames(fact, { paginas: route, roles: job })),
    ...permissions.map((fact) => unknownNames(fact, { roles: role })),
    ...facts.messages.flatMap((message) => [
      unknownNames(message, { permiso: permission }),
      ...message.contextos.map((fact) => unknownNames(fact, { ruta: route, permiso: permission })),
    ]),
    ...[...facts.screens, ...facts.pages].map((fact) =>
      unknownNames(fact, { ...page, relacionadas: route, mensajes: code }),
    ),
    unknownNames(facts.commonScreen, { mensajes: code }),
    ...facts.reports.map((fact) => unknownNames(fact, { ...page, relacionados: route })),
    ...[
      ...facts.glossary,
      ...facts.connections,
      ...facts.learningPaths,
      ...facts.frequentTasks,
    ].map((fact) => unknownNames(fact, { rutas: route })),
    ...[...facts.sayings, facts.menus].map((fact) => unknownKeys(fact, route)),
    ...[...facts.questions, ...facts.problems].flatMap((fact) => [
      unknownNames(fact, { ruta: route }),
      ...fact.elementos.flatMap((item) => [
        unknownNames(item, { codigo: code, siguientes: route }),
        ...item.pasos.map((step) =>
          typeof step === 'string' ? [] : unknownNames(step, { remedio: code, en: route }),
        ),
      ]),
    ]),
    ...facts.videos.map((fact) => unknownNames(fact, { ruta: route })),
  ].flat();
}
