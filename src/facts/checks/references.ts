import type { FactIssue } from '../fact-error';
import type { Facts } from '../facts';
import { type Known, unknownAt, unknownKeys } from './unknown-names';

/** Keys whose value is the route of a page, or a list of them. */
const ROUTES = 'ruta rutas relacionadas relacionados siguientes paginas en nada-que-corregir';

/** What is named, by some keys wherever they stand below some facts. */
type Reference = readonly [...Known, keys: string, below: readonly object[]];

/** What facts are called at a key that tells them apart. */
function namesAt<Key extends string>(key: Key, facts: readonly Readonly<Record<Key, string>>[]) {
  return facts.map((fact) => fact[key]);
}

/** Keys that mean the same wherever they stand, but in what the first line leaves out: other names, and example rows. */
function referencesOfPages(facts: Facts): Reference[] {
  const { api, apiRows, company, accounting, icons, publishedIds, reports, ...others } = facts;
  const told: object[] = Object.values(others);
  const { screens, pages, products, walkThroughs, releases, learningPaths } = facts;
  const { modulos, roles } = facts.permissions;
  const ofProducts = [...facts.notices, ...facts.frequentTasks, ...facts.windows.programas];
  const routes = [...facts.routes.keys()];
  const codes = namesAt('codigo', facts.messages);
  const permissions = modulos.flatMap(({ permisos }) => namesAt('clave', permisos));
  const dated = screens.filter(({ campos }) => namesAt('nombre', campos).includes('Datos hasta'));
  const parted = pages.filter(({ tablas = [] }) => namesAt('id', tablas).includes('partes'));
  return [
    ['route', routes, ROUTES, [...told, ...reports]],
    ['route', routes, 'clave', products],
    ['product', namesAt('clave', products), 'productos producto', ofProducts],
    ['message code', codes, 'mensajes mensaje codigo remedio', told],
    ['message code', codes, 'codigo', api.errores],
    ['permission', permissions, 'permiso permisos', [...told, ...reports]],
    ['role', namesAt('clave', roles), 'roles', modulos],
    ['role', namesAt('clave', roles), 'rol', [...walkThroughs, ...company.usuarios]],
    ['job', namesAt('clave', learningPaths), 'roles', [releases]],
    ['user', namesAt('usuario', company.usuarios), 'usuario', screens],
    ['screen', namesAt('clave', screens), 'lineas-de', screens],
    ['screen', namesAt('clave', dated), 'datos-de', screens],
    ['page with the table «partes»', namesAt('ruta', parted), 'partes', screens],
    ['query', namesAt('ruta', reports), 'cuadricula', screens],
  ];
}

function referencesOfCompany({ company, accounting, api }: Facts): Reference[] {
  const { productos, terminales } = company;
  const { accounts, formulas, vouchers } = accounting;
  const codesOf = (facts: readonly { codigo: string }[]) => namesAt('codigo', facts);
  const openers = ['{GRUPO}', '{MEDIO}', '{IMPUESTO}'];
  return [
    ['group', codesOf(company.grupos), 'grupo', productos],
    ['unit', codesOf(company.unidades), 'unidad', productos],
    ['tax', codesOf(company.impuestos), 'impuesto', productos],
    ['supplier', codesOf(company.proveedores), 'proveedor', productos],
    ['warehouse', codesOf(company.bodegas), 'bodega', terminales],
    ['cost centre', codesOf(company['centros-de-costo']), 'centro', terminales],
    ['printer', codesOf(company.impresoras), 'impresora', terminales],
    ['user', namesAt('usuario', company.usuarios), 'usuario-habitual', terminales],
    ['group', codesOf(company.grupos), 'grupos', accounts],
    ['payment', codesOf(company['medios-de-pago']), 'medios', accounts],
    ['tax', codesOf(company.impuestos), 'impuestos', accounts],
    ['account', [...openers, ...codesOf(accounts)], 'cuenta', formulas],
    ['formula', namesAt('comprobante', formulas), 'comprobante', vouchers],
    ['entity', namesAt('entidad', api.entidades), 'relaciones', api.entidades],
  ];
}

function* unknownBelow(fact: object, keys: readonly string[], known: Known): Iterable<FactIssue> {
  for (const [key, value] of Object.entries(fact)) {
    if (keys.includes(key)) yield* unknownAt(fact, key, known);
    if (typeof value === 'object' && value !== null) yield* unknownBelow(value, keys, known);
  }
}

/** Every route, code, permission, role, product and other fact that a fact names exists. */
export function* checkReferences(facts: Facts): Iterable<FactIssue> {
  const references = [...referencesOfPages(facts), ...referencesOfCompany(facts)];
  for (const [kind, names, keys, below] of references) {
    for (const fact of below) yield* unknownBelow(fact, keys.split(' '), [kind, names]);
  }
  yield* unknownKeys(facts.releases, ['product', namesAt('clave', facts.products)]);
  const routes: Known = ['route', [...facts.routes.keys()]];
  for (const fact of [...facts.sayings, facts.menus]) yield* unknownKeys(fact, routes);
}
