import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Message } from '../../facts/messages';
import type { Dialog, Subject } from '../../facts/subject';
import { box, type Drawing, named } from './drawing';
import { drawGrid } from './lines';
import { drawFields, plain } from './values';

/** The dialog that has a marked field or button; a button of the window itself opens none. */
function openDialog({ subject, callouts }: Drawing): Dialog | undefined {
  const ofWindow = subject.buttons.map((button) => button.name);
  return subject.dialogs.find(
    ({ campos, acciones }) =>
      campos.some((name) => callouts.has(name)) ||
      acciones.some((name) => callouts.has(name) && !ofWindow.includes(name)),
  );
}

/** The dialog over the window; nothing when no mark is in one. */
export function drawDialog(drawing: Drawing): Element[] {
  const dialog = openDialog(drawing);
  if (!dialog) return [];
  const { subject } = drawing;
  const fields = [...subject.fields, ...subject.lineFields].filter(
    (field, index, all) => dialog.campos.includes(field.nombre) && all.indexOf(field) === index,
  );
  const grids = fields.filter((field) => field.tipo === 'cuadrícula');
  const boxes = fields.filter((field) => !grids.includes(field));
  return [
    h('div.v-dialogo', [
      h('div.v-titulo', dialog.nombre),
      ...grids.map((field) => drawGrid(field, drawing)),
      drawFields(boxes, drawing),
      box('div.v-botones', dialog.acciones, (name) => named('span', name, drawing)),
    ]),
  ];
}

/** The button of the box a message comes in: Delfín's own lead to their help, as data/reglas/pantalla.yaml says. */
export function buttonOf({ codigo }: Message): 'Ver ayuda' | 'Aceptar' {
  return codigo.startsWith('DLF-') ? 'Ver ayuda' : 'Aceptar';
}

/** The message box that stands over a window, with the exact text of the message. */
export function messageBox(subject: Subject, message: Message): Element {
  const text = plain(message.texto);
  const button = buttonOf(message);
  // Those that lead to their help have the code as title.
  const [title, words] =
    button === 'Ver ayuda'
      ? [message.codigo, [text]]
      : [subject.program, [h('b', message.codigo), ` ${text}`]];
  return h('div.v-aviso', [h('div', [h('b', title), h('p', words), h('span', button)])]);
}
