import type { PhrasingContent, RootContent, Table } from 'mdast';
import type { Field } from '../../facts/shared-schemas';
import { shortcutKey } from '../../facts/shortcuts';
import { capitalised, fieldAnchor, whatToWrite } from '../field-text';
import { element, list, paragraph, strong, table, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { commonPageFacts } from './common-facts';
import { type BlockDirective, DirectiveError, type PageContext } from './directive';
import { folded } from './fold';

/** Gives each row of a table its anchor, so that a drawn screen leads to it. */
function anchorRows(rows: Table, names: readonly string[]): Table {
  names.forEach((name, index) => {
    const row = rows.children[index + 1];
    if (row) row.data = { hProperties: { id: fieldAnchor(name) } };
  });
  return rows;
}

/** Rows that a table of fields shows; the others are for whoever looks for one of them. */
const ROWS_IN_SIGHT = 6;

/** How a name is marked that must be filled in always, or in some cases. */
const marks: Partial<Record<NonNullable<Field['obligatorio']>, string>> = {
  sí: '*',
  depende: '(*)',
};

function fieldName(field: Field): PhrasingContent[] {
  const mark = field.obligatorio && marks[field.obligatorio];
  return mark ? [strong(field.nombre), text(` ${mark}`)] : [strong(field.nombre)];
}

function fieldText(field: Field): PhrasingContent[] {
  const example = field.ejemplo
    ? [text(' '), element('span', { className: ['ejemplo'] }, inline(`Ejemplo: ${field.ejemplo}`))]
    : [];
  return [...inline(whatToWrite(field)), ...example];
}

/** What the marks say, of those that the table has. */
function markNote(campos: readonly Field[]): RootContent[] {
  const has = (obligation: Field['obligatorio']) =>
    campos.some((field) => field.obligatorio === obligation);
  const notes = [
    ...(has('sí') ? ['* Obligatorio.'] : []),
    ...(has('depende') ? ['(*) Obligatorio en algunos casos.'] : []),
  ];
  if (notes.length === 0) return [];
  return [element('p', { className: ['marcas'] }, [text(notes.join(' '))])];
}

function fieldTable(campos: readonly Field[], title: string, isAnchored: boolean): Table {
  const rows = table(
    ['Campo', title],
    campos.map((field) => [fieldName(field), fieldText(field)]),
  );
  const names = campos.map((field) => field.nombre);
  return isAnchored ? anchorRows(rows, names) : rows;
}

/** `::campos`: the fields of the screen and what to write in each, or what they show where nothing is written. */
export const fields: BlockDirective = (attributes, context) => {
  const { campos } = commonPageFacts(attributes, context);
  if (campos.length === 0) throw new DirectiveError('the facts give this page no fields');
  const isReadOnly = campos.every((field) => field.tipo === 'solo lectura');
  const title = isReadOnly ? 'Qué muestra' : 'Qué escribir';
  const isAnchored = !attributes.de;
  const rest = campos.slice(ROWS_IN_SIGHT);
  return [
    ...markNote(campos),
    fieldTable(campos.slice(0, ROWS_IN_SIGHT), title, isAnchored),
    ...(rest.length > 0
      ? [
          folded(
            [text(rest.length > 1 ? `Los otros ${rest.length} campos` : `El otro campo`)],
            [fieldTable(rest, title, isAnchored)],
          ),
        ]
      : []),
  ];
};

function actionLabel(action: string, context: PageContext): PhrasingContent[] {
  const key = shortcutKey(context.facts.shortcuts, action);
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
