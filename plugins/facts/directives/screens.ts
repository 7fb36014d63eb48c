import type { PhrasingContent } from 'mdast';
import type { Field } from '../../../src/facts/shared-schemas';
import { element, list, paragraph, strong, table, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { isKnownMenu, knownMenus } from '../menus';
import {
  type BlockDirective,
  DirectiveError,
  findRoute,
  type InlineDirective,
  type PageContext,
  pagePath,
} from './directive';
import { commonPageFacts } from './page-facts';
import { permissionName, rolesHolding } from './permissions';

function definition(term: string, descriptions: PhrasingContent[][]) {
  return [
    element('dt', {}, [text(term)]),
    ...descriptions.map((children) => element('dd', {}, children)),
  ];
}

/** `::ficha`: menu path and permissions, in a box at the top of the page. */
export const factBox: BlockDirective = (attributes, context) => {
  const { menu, permisos } = commonPageFacts(attributes, context);
  const product = findRoute(context, pagePath(attributes, context)).product;
  const productName =
    context.facts.products.find((item) => item.clave === product)?.nombre ?? product;
  const permissions = permisos.map((key) => [
    ...permissionName(key, context),
    text(`: ${rolesHolding(key, context)}`),
  ]);
  return [
    element('dl', { className: ['ficha'] }, [
      ...(menu ? definition(`Menú de ${productName}`, [[strong(menu)]]) : []),
      ...(permissions.length > 0
        ? definition(permisos.length > 1 ? 'Permisos' : 'Permiso', permissions)
        : []),
    ]),
  ];
};

const kindHints: Record<string, string> = {
  lista: 'Elija de la lista',
  'lista múltiple': 'Elija uno o varios de la lista',
  'si-no': 'Elija **Sí** o **No**',
  búsqueda: 'Busque por código o nombre',
  'solo lectura': 'Se muestra; no se escribe',
  cuadrícula: 'Un renglón por línea',
  fecha: 'Escriba la fecha',
  archivo: 'Elija el archivo',
  imagen: 'Elija la imagen',
};

function rangeText(field: Field): string | undefined {
  if (!field.rango) return undefined;
  const isSpan = /^[\d.]+ a [\d.,]+$/.test(field.rango);
  if (!isSpan) return field.rango;
  return field.tipo === 'texto' || field.tipo === 'clave'
    ? `De ${field.rango} caracteres`
    : `De ${field.rango}`;
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function whatToWrite(field: Field): string {
  const hint = field.tipo ? kindHints[field.tipo] : undefined;
  const parts = [field.regla ?? hint, rangeText(field)].filter((part) => part !== undefined);
  if (parts.length === 0) return field.tipo === 'texto' ? 'Escriba el texto.' : 'Escriba el valor.';
  return parts.map((part) => `${capitalised(part).replace(/\.$/, '')}.`).join(' ');
}

/** `::campos`: the fields of the screen and what to write in each. */
export const fields: BlockDirective = (attributes, context) => {
  const { campos } = commonPageFacts(attributes, context);
  if (campos.length === 0) throw new DirectiveError('the facts give this page no fields');
  const hasObligation = campos.some((field) => field.obligatorio);
  return [
    table(
      [
        [text('Campo')],
        ...(hasObligation ? [[text('Obligatorio')]] : []),
        [text('Qué escribir')],
        [text('Ejemplo')],
      ],
      campos.map((field) => [
        [strong(field.nombre)],
        ...(hasObligation ? [[text(capitalised(field.obligatorio ?? 'no'))]] : []),
        inline(whatToWrite(field)),
        field.ejemplo ? inline(field.ejemplo) : [text('—')],
      ]),
    ),
  ];
};

function shortcutOf(action: string, context: PageContext): string | undefined {
  const pattern = `**${action}**`;
  return context.facts.shortcuts.find((shortcut) => shortcut.boton.includes(pattern))?.tecla;
}

function actionLabel(action: string, context: PageContext): PhrasingContent[] {
  const key = shortcutOf(action, context);
  return key ? [strong(action), text(` (${key})`)] : [strong(action)];
}

/** `::acciones`: the buttons of the screen with their keys. */
export const actions: BlockDirective = (attributes, context) => {
  const { acciones, isMaster } = commonPageFacts(attributes, context);
  const shared = isMaster
    ? context.facts.commonScreen.acciones.filter((action) => !acciones.includes(action))
    : [];
  const all = [...acciones, ...shared];
  if (all.length === 0) throw new DirectiveError('the facts give this page no buttons');
  return [
    element('div', { className: ['acciones'] }, [
      list(all.map((action) => actionLabel(action, context))),
    ]),
  ];
};

/** `::crear`: the steps to create a record, with the example of each mandatory field. */
export const create: BlockDirective = (attributes, context) => {
  const { menu, campos } = commonPageFacts(attributes, context);
  if (!menu) throw new DirectiveError('the facts give this page no menu path');
  const mandatory = campos.filter((field) => field.obligatorio === 'sí' && field.ejemplo);
  return [
    list(
      [
        [text('Abra '), strong(menu), text('.')],
        [text('Pulse '), strong('Nuevo'), text(' (F2).')],
        ...mandatory.map((field) =>
          inline(`En **${field.nombre}**, escriba o elija ${field.ejemplo}.`),
        ),
        [text('Pulse '), strong('Grabar'), text(' (F9).')],
      ],
      true,
    ),
  ];
};

/** `:menu[Archivos > Maestros > Clientes]`: a menu path that exists. */
export const menu: InlineDirective = (label, _attributes, context) => {
  if (!isKnownMenu(label, context.facts)) {
    throw new DirectiveError(
      `unknown menu path «${label}»; the facts know: ${
        knownMenus(context.facts)
          .filter((path) => path.endsWith(label.split(' > ').at(-1) ?? label))
          .join('; ') || 'nothing that ends like it'
      }`,
    );
  }
  return [strong(label)];
};

/** `::estados{id="separado"}`: the life cycle of a document. */
export const states: BlockDirective = (attributes, context) => {
  const cycle = context.facts.lifeCycles.find((item) => item.id === attributes.id);
  if (!cycle) {
    throw new DirectiveError(
      `unknown life cycle «${attributes.id ?? ''}»; use one of: ${context.facts.lifeCycles.map((item) => item.id).join(', ')}`,
    );
  }
  const [flow = '', ...rest] = cycle.estados.split('. ');
  const remark = rest.map((part) => `${capitalised(part).replace(/\.$/, '')}.`).join(' ');
  return [
    element('p', { className: ['ciclo'] }, inline(flow)),
    ...(remark ? [paragraph(...inline(remark))] : []),
  ];
};
