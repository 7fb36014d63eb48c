import type { FactIssue } from '../fact-error';
import type { Facts } from '../facts';
import { type Known, unknownAt, unknownKeys } from './unknown-names';

/** Keys whose value is the route of a page, or a list of them. */
const ROUTES = 'ruta rutas relacionadas relacionados siguientes paginas en nada-que-corregir';

/** What is named, by some keys wherever they stand below some facts. */
type Reference = readonly [...Known, keys: string, below: readonly object[]];

function keysOf(facts: readonly { clave: string }[]): string[] {
  return facts.map(({ clave }) => clave);
}

function codesOf(facts: readonly { codigo: string }[]): string[] {
  return facts.map(({ codigo }) => codigo);
}

function permissionsOf({ permissions }: Facts): string[] {
  return permissions.modulos.flatMap(({ permisos }) => keysOf(permisos));
}

function referencesOfPages(facts: Facts): Reference[] {
  const { screens, pages, reports, windows, walkThroughs, commonScreen } = facts;
  const asked = [...facts.questions, ...facts.problems];
  const shown = [...screens, ...pages, ...walkThroughs];
  const named = [...facts.glossary, ...facts.connections, ...facts.videos, ...facts.messages];
  const learned = [...facts.learningPaths, ...facts.frequentTasks, facts.releases];
  const done = [...facts.buttonMeanings, facts.corrections, ...windows.ventanas, ...reports];
  const routes = [...facts.routes.keys()];
  const codes = codesOf(facts.messages);
  const held = [...shown, ...reports, ...facts.messages, facts.corrections];
  const roles = keysOf(facts.permissions.roles);
  const dated = screens.filter(({ campos }) =>
    campos.some(({ nombre }) => nombre === 'Datos hasta'),
  );
  const parted = pages.filter(({ tablas = [] }) => tablas.some(({ id }) => id === 'partes'));
  const withParts = parted.map(({ ruta }) => ruta);
  return [
    ['route', routes, ROUTES, [...shown, ...asked, ...named, ...learned, ...done]],
    ['route', routes, 'ruta', facts.notices],
    ['route', routes, 'clave', facts.products],
    [
      'product',
      keysOf(facts.products),
      'productos producto',
      [...facts.notices, ...learned, ...windows.programas],
    ],
    ['message code', codes, 'mensajes mensaje codigo remedio', [...shown, commonScreen, ...asked]],
    ['message code', codes, 'codigo', facts.api.errores],
    ['permission', permissionsOf(facts), 'permiso permisos', held],
    ['role', roles, 'roles', facts.permissions.modulos],
    ['role', roles, 'rol', [...walkThroughs, ...facts.company.usuarios]],
    ['job', keysOf(facts.learningPaths), 'roles', [facts.releases]],
    ['user', facts.company.usuarios.map(({ usuario }) => usuario), 'usuario', screens],
    ['screen', keysOf(screens), 'lineas-de', screens],
    ['screen', keysOf(dated), 'datos-de', screens],
    ['page with the table «partes»', withParts, 'partes', screens],
    ['query', reports.map(({ ruta }) => ruta), 'cuadricula', screens],
  ];
}

function referencesOfCompany({ company, accounting, api }: Facts): Reference[] {
  const { productos, terminales, 'documentos-de-ejemplo': documents } = company;
  const { accounts, formulas, vouchers } = accounting;
  const groups = codesOf(company.grupos);
  const taxes = codesOf(company.impuestos);
  const users = company.usuarios.map(({ usuario }) => usuario);
  const openers = ['{GRUPO}', '{MEDIO}', '{IMPUESTO}'];
  const sets = formulas.map(({ comprobante }) => comprobante);
  const entities = api.entidades.map(({ entidad }) => entidad);
  return [
    ['group', groups, 'grupo', productos],
    ['unit', codesOf(company.unidades), 'unidad', productos],
    ['tax', taxes, 'impuesto', productos],
    ['supplier', codesOf(company.proveedores), 'proveedor', productos],
    ['warehouse', codesOf(company.bodegas), 'bodega', terminales],
    ['cost centre', codesOf(company['centros-de-costo']), 'centro', terminales],
    ['printer', codesOf(company.impresoras), 'impresora', terminales],
    ['user', users, 'usuario-habitual', terminales],
    ['customer', codesOf(company.clientes), 'cliente', documents.ventas],
    ['terminal', codesOf(terminales), 'terminal', documents.ventas],
    ['product', codesOf(productos), 'producto', documents.ventas],
    ['group', groups, 'grupos', accounts],
    ['payment', codesOf(company['medios-de-pago']), 'medios', accounts],
    ['tax', taxes, 'impuestos', accounts],
    ['account', [...openers, ...codesOf(accounts)], 'cuenta', formulas],
    ['formula', sets, 'comprobante', vouchers],
    ['entity', entities, 'relaciones', api.entidades],
    ['example', keysOf(api.ejemplos), 'ejemplo', [api.excel]],
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
  yield* unknownKeys(facts.releases, ['product', keysOf(facts.products)]);
  const routes: Known = ['route', [...facts.routes.keys()]];
  for (const fact of [...facts.sayings, facts.menus]) yield* unknownKeys(fact, routes);
}
