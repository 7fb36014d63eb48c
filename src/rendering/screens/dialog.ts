import type { Element } from 'hast';
import { h } from 'hastscript';
import { type Drawing, named } from './drawing';
import { drawField } from './field';
import { drawGrid } from './lines';
import type { Dialog } from './subject';

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
      h(
        'div.v-campos',
        boxes.map((field) => drawField(field, drawing)),
      ),
      h(
        'div.v-botones',
        dialog.acciones.map((name) => named('span', name, drawing)),
      ),
    ]),
  ];
}
