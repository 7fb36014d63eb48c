import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { toString as plainText } from 'mdast-util-to-string';
import { elementsIn, hasClass } from './page-tree';

/** Numbers of callouts, and the star of a board. */
function isMark(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'i';
}

function textOf(node: Element): string {
  const children = node.children.filter((child) => !isMark(child));
  return plainText({ ...node, children })
    .replace(/\s+/g, ' ')
    .trim();
}

/** The parts of a window with a class, at any depth, but none within another. */
function partsOf(node: Element, name: string): Element[] {
  return elementsIn(node).flatMap((child) =>
    hasClass(child, name) ? [child] : partsOf(child, name),
  );
}

/** `Efectivo contado: $ 274.845`; a box to check says whether it is. */
function fieldText(field: Element): { name: string; value: string } {
  const [label, box] = elementsIn(field);
  const name = label ? textOf(label) : '';
  if (hasClass(field, 'marca')) return { name, value: hasClass(field, 'si') ? 'Sí' : 'No' };
  const parts = box ? box.children.map((child) => plainText(child).trim()).filter(Boolean) : [];
  return { name, value: parts.join(' ') };
}

function fieldItem(field: Element): Element {
  const { name, value } = fieldText(field);
  return h('li', [h('strong', name), value === '' ? ': vacío' : `: ${value}`]);
}

function fieldsOf(window: Element): Element[] {
  return [
    ...partsOf(window, 'v-campos').flatMap(elementsIn),
    ...partsOf(window, 'v-tarjetas').flatMap(elementsIn),
    ...partsOf(window, 'v-total'),
  ];
}

/** Lines of a document or a list: a table, unless nothing stands in them. */
function tableOf(node: Element): Element[] {
  const [head, ...rows] = elementsIn(node).map(elementsIn);
  const filled = rows.filter((row) => row.some((cell) => textOf(cell) !== ''));
  if (!head || filled.length === 0) return [];
  const line = (row: readonly Element[], tag: 'th' | 'td') =>
    h(
      'tr',
      row.map((cell) => h(tag, textOf(cell))),
    );
  const lines = filled.map((row) => line(row, 'td'));
  return [h('table', [h('thead', [line(head, 'th')]), h('tbody', lines)])];
}

/** `Grabar (F9)` */
function buttonName(button: Element): string {
  const key = elementsIn(button).find(({ tagName }) => tagName === 'u');
  const name = textOf({ ...button, children: button.children.filter((child) => child !== key) });
  return key ? `${name} (${textOf(key)})` : name;
}

function buttonsOf(window: Element): Element[] {
  const names = partsOf(window, 'v-botones').flatMap(elementsIn).map(buttonName);
  const said = names.filter((name) => name !== '»');
  return said.length > 0 ? [h('p', [h('strong', 'Botones'), `: ${said.join(', ')}.`])] : [];
}

function messageOf(window: Element): Element[] {
  return partsOf(window, 'v-aviso').map((box) => {
    const [title, text] = elementsIn(box).flatMap(elementsIn);
    return h('p', [
      h('strong', 'Mensaje'),
      `: ${[title, text].map((part) => (part ? textOf(part) : '')).join('. ')}`,
    ]);
  });
}

/** A drawn window as text: what its fields hold, its lines, its buttons and the message over it. */
export function windowText(window: Element): Element[] {
  const fields = fieldsOf(window);
  return [
    ...(fields.length > 0 ? [h('ul', fields.map(fieldItem))] : []),
    ...partsOf(window, 'v-lineas').flatMap(tableOf),
    ...buttonsOf(window),
    ...messageOf(window),
  ];
}

/** What a step of a walk-through points at: `Observación: Faltó dar cambio exacto`. Empty without values. */
export function pointedAt(window: Element): string[] {
  return fieldsOf(window)
    .filter((field) => hasClass(field, 'on'))
    .map(fieldText)
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}: ${value}`);
}
