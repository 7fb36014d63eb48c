import { unknownName } from '../../text/nearest';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { changesOf } from '../releases';

/** Checks names against what is known, and says the nearest known one. */
class KnownNames {
  constructor(
    private readonly rule: string,
    private readonly names: readonly string[],
  ) {}

  /** One name, at `key` of `fact`. */
  one(fact: object, key: string, name: string | undefined): FactIssue[] {
    if (name === undefined || this.names.includes(name)) return [];
    return [issueAt(fact, [key], this.rule, unknownName(name, this.names))];
  }

  /** A list of names, at `key` of `fact`. */
  all(fact: object, key: string, names: readonly string[] | undefined): FactIssue[] {
    return (names ?? []).flatMap((name, index) =>
      this.names.includes(name)
        ? []
        : [issueAt(fact, [key, index], this.rule, unknownName(name, this.names))],
    );
  }
}

/** Every route, message code, permission, role, job and product that a fact names exists. */
export function checkReferences(facts: Facts): FactIssue[] {
  const routes = new KnownNames('unknown route', [...facts.routes.keys()]);
  const codes = new KnownNames(
    'unknown message code',
    facts.messages.map((message) => message.codigo),
  );
  const permissionFacts = facts.permissions.modulos.flatMap((module) => module.permisos);
  const permissions = new KnownNames(
    'unknown permission',
    permissionFacts.map((permission) => permission.clave),
  );
  const roles = new KnownNames(
    'unknown role',
    facts.permissions.roles.map((role) => role.clave),
  );
  const jobs = new KnownNames(
    'unknown job',
    facts.learningPaths.map((learningPath) => learningPath.clave),
  );
  const products = new KnownNames(
    'unknown product',
    facts.products.map((product) => product.clave),
  );

  return [
    ...facts.products.flatMap((product) => routes.one(product, 'clave', product.clave)),
    ...Object.keys(facts.releases).flatMap((product) =>
      products.one(facts.releases, product, product),
    ),
    ...Object.values(facts.releases).flatMap((releases) =>
      releases
        .flatMap(changesOf)
        .flatMap(({ change }) => [
          ...routes.all(change, 'paginas', change.paginas),
          ...jobs.all(change, 'roles', change.roles),
        ]),
    ),
    ...permissionFacts.flatMap((permission) => roles.all(permission, 'roles', permission.roles)),
    ...facts.messages.flatMap((message) => [
      ...permissions.one(message, 'permiso', message.permiso),
      ...message.contextos.flatMap((context) => [
        ...routes.one(context, 'ruta', context.ruta),
        ...permissions.one(context, 'permiso', context.permiso),
      ]),
    ]),
    ...facts.screens.flatMap((screen) => [
      ...routes.one(screen, 'ruta', screen.ruta),
      ...routes.all(screen, 'relacionadas', screen.relacionadas),
      ...codes.all(screen, 'mensajes', screen.mensajes),
      ...permissions.all(screen, 'permisos', screen.permisos),
    ]),
    ...codes.all(facts.commonScreen, 'mensajes', facts.commonScreen.mensajes),
    ...facts.reports.flatMap((report) => [
      ...routes.one(report, 'ruta', report.ruta),
      ...routes.all(report, 'relacionados', report.relacionados),
      ...permissions.all(report, 'permisos', report.permisos),
    ]),
    ...facts.glossary.flatMap((term) => routes.all(term, 'rutas', term.rutas)),
    ...facts.sayings.flatMap((file) =>
      Object.keys(file).flatMap((route) => routes.one(file, route, route)),
    ),
    ...[...facts.questions, ...facts.problems].flatMap((page) => [
      ...routes.one(page, 'ruta', page.ruta),
      ...page.elementos.flatMap((element) => [
        ...codes.one(element, 'codigo', element.codigo),
        ...routes.all(element, 'siguientes', element.siguientes),
      ]),
    ]),
    ...facts.pages.flatMap((page) => [
      ...routes.one(page, 'ruta', page.ruta),
      ...routes.all(page, 'relacionadas', page.relacionadas),
      ...codes.all(page, 'mensajes', page.mensajes),
      ...permissions.all(page, 'permisos', page.permisos),
    ]),
    ...facts.videos.flatMap((video) => routes.one(video, 'ruta', video.ruta)),
    ...[...facts.connections, ...facts.learningPaths, ...facts.frequentTasks].flatMap((fact) =>
      routes.all(fact, 'rutas', fact.rutas),
    ),
    ...Object.keys(facts.menus).flatMap((route) => routes.one(facts.menus, route, route)),
  ];
}
