import type { PhrasingContent, RootContent, Table } from 'mdast';
import { buttonMeaning, shortcutKey } from '../../facts/buttons';
import type { Field } from '../../facts/shared-schemas';
import { capitalised, lowerFirst } from '../../text/sentence';
import { fieldAnchor, whatToWrite } from '../field-text';
import { element, htmlTree, list, paragraph, strong, table, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { withinRoom } from '../screens/callouts';
import { drawScreen } from '../screens/draw-screen';
import {
  type Attributes,
  type BlockDirective,
  DirectiveError,
  findEntry,
  findFact,
  namesIn,
  type PageContext,
  pagePath,
  required,
} from './directive';
import { folded } from './fold';
import { commonPageFacts } from './own-page';

const knownAttributes = ['id', 'de', 'vista', 'resalta', 'mensaje', 'tabla'];
const views = { ficha: 'ficha', lista: 'lista', filtros: 'filtros' } as const;

function checkAttributes(attributes: Attributes): void {
  const unknown = Object.keys(attributes).find((name) => !knownAttributes.includes(name));
  if (unknown === undefined) return;
  throw new DirectiveError(`unknown attribute «${unknown}»; use: ${knownAttributes.join(', ')}`);
}

/**
 * `<Pantalla id="productos" resalta="Código, Grabar" />`: the drawn screen, of the page it stands on when it has no id.
 */
export const screenDrawing: BlockDirective = (attributes, context) => {
  checkAttributes(attributes);
  const figure = drawScreen(context.facts, {
    screen: attributes.id ?? pagePath(attributes, context),
    highlight: namesIn(attributes.resalta ?? ''),
    ...(attributes.vista ? { view: findEntry(views, attributes.vista, 'vista') } : {}),
    ...(attributes.tabla ? { table: attributes.tabla } : {}),
    ...(attributes.mensaje ? { message: attributes.mensaje } : {}),
  });
  return [htmlTree(figure)];
};

/** Rows that a table of fields shows; the others are for whoever looks for one of them. */
const ROWS_IN_SIGHT = 6;

/** Whether a field has to be filled in; a box to tick is never empty. */
function isNeeded({ obligatorio, tipo }: Field): boolean {
  return obligatorio === 'sí' && tipo !== 'si-no';
}

/** The fields in sight: those to fill in and the first ones beside them. A single one is not folded. */
function fieldsInSight(campos: readonly Field[]): readonly Field[] {
  const inSight = withinRoom(campos, isNeeded, ROWS_IN_SIGHT);
  return campos.length - inSight.length > 1 ? inSight : campos;
}

/** How a name is marked that must be filled in always, or in some cases, and what the mark says. */
const obligations = [
  { obligatorio: 'sí', mark: '*', note: '* Obligatorio.' },
  { obligatorio: 'depende', mark: '(*)', note: '(*) Obligatorio en algunos casos.' },
] as const;

function fieldName({ nombre, obligatorio }: Field): PhrasingContent[] {
  const mark = obligations.find((one) => one.obligatorio === obligatorio)?.mark;
  return [strong(nombre), ...(mark ? [text(` ${mark}`)] : [])];
}

function fieldText(field: Field): PhrasingContent[] {
  const told = inline(whatToWrite(field));
  if (!field.ejemplo) return told;
  return [...told, text(' '), element('span.ejemplo', `Ejemplo: ${field.ejemplo}`)];
}

/** What the marks say, of those that the table has. */
function markNote(campos: readonly Field[]): RootContent[] {
  const notes = obligations
    .filter((one) => campos.some(({ obligatorio }) => obligatorio === one.obligatorio))
    .map(({ note }) => note);
  return notes.length > 0 ? [element('p.marcas', [text(notes.join(' '))])] : [];
}

/** @param isAnchored whether a drawn screen leads to its rows */
function fieldTable(campos: readonly Field[], title: string, isAnchored: boolean): Table {
  const rows = table(
    ['Campo', title],
    campos.map((field) => [fieldName(field), fieldText(field)]),
  );
  if (!isAnchored) return rows;
  for (const [index, { nombre }] of campos.entries()) {
    const row = rows.children[index + 1];
    if (row) row.data = { hProperties: { id: fieldAnchor(nombre) } };
  }
  return rows;
}

/** `::campos`: the fields of the screen and what to write in each, or what they show where nothing is written. */
export const fields: BlockDirective = (attributes, context) => {
  const { campos } = commonPageFacts(attributes, context);
  if (campos.length === 0) throw new DirectiveError('the facts give this page no fields');
  const isReadOnly = campos.every((field) => field.tipo === 'solo lectura');
  const title = isReadOnly ? 'Qué muestra' : 'Qué escribir';
  const isAnchored = !attributes.de;
  const inSight = fieldsInSight(campos);
  const rest = campos.filter((field) => !inSight.includes(field));
  // Who looks for a field has to see that it is there.
  const others = `Los otros ${rest.length} campos: ${rest.map(({ nombre }) => nombre).join(', ')}`;
  return [
    ...markNote(campos),
    fieldTable(inSight, title, isAnchored),
    ...(rest.length > 0 ? [folded(others, [fieldTable(rest, title, isAnchored)])] : []),
  ];
};

/** What every list has beside what all masters share; the section on changing a record tells it. */
const EVERYWHERE = 'Inactivar';

function actionText(action: string, { facts }: PageContext, route: string): string {
  const key = shortcutKey(facts.shortcuts, action);
  const meaning = buttonMeaning(facts.buttonMeanings, action, route);
  if (!meaning) {
    throw new DirectiveError(`say in data/botones.yaml what «${action}» does on ${route}`);
  }
  return `**${action}**${key ? ` (${key})` : ''}: ${lowerFirst(meaning)}.`;
}

/** Buttons of one tab of the window, where `pestana` names it; else those of all of it. */
function buttonsListed(attributes: Attributes, context: PageContext): readonly string[] {
  const { acciones } = commonPageFacts(attributes, context);
  if (!attributes.pestana) return acciones;
  const route = pagePath(attributes, context);
  const tabs = context.facts.screens.find(({ ruta }) => ruta === route)?.pestanas ?? [];
  return findFact(tabs, 'nombre', attributes.pestana, 'tab').acciones ?? [];
}

/** `::acciones`: the buttons that only this screen has, or a tab of it, with their keys and what each does. */
export const actions: BlockDirective = (attributes, context) => {
  const acciones = buttonsListed(attributes, context);
  const common = [...context.facts.commonScreen.acciones, EVERYWHERE];
  const own = acciones.filter((action) => !common.includes(action));
  if (own.length === 0) {
    throw new DirectiveError('this screen has no buttons of its own; leave the section out');
  }
  const route = pagePath(attributes, context);
  return [element('div.acciones', [list(own.map((action) => actionText(action, context, route)))])];
};

/** `::estados{id="separado"}`: the life cycle of a document. */
export const states: BlockDirective = (attributes, context) => {
  const id = required(attributes, 'id');
  const cycle = findFact(context.facts.lifeCycles, 'id', id, 'life cycle');
  const [flow = '', ...rest] = cycle.estados.split('. ');
  const remark = rest.map((part) => `${capitalised(part).replace(/\.$/, '')}.`).join(' ');
  return [element('p.ciclo', flow), ...(remark ? [paragraph(remark)] : [])];
};
