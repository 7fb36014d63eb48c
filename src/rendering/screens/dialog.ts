import type { Element } from 'hast';
import { h } from 'hastscript';
import { classed, type Drawing } from './drawing';
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
  const { subject, callouts } = drawing;
  const fields = [...subject.fields, ...subject.lineFields].filter(
    (field, index, all) => dialog.campos.includes(field.nombre) && all.indexOf(field) === index,
  );
  const grids = fields.filter((field) => field.tipo === 'cuadrícula');
  const boxes = fields.filter((field) => !grids.includes(field));
  const button = (name: string) => {
    const { marks, classes } = callouts.take(name);
    return h('span', classed(classes), [...marks, name]);
  };
  return [
    h('div', { className: ['v-dialogo'] }, [
      h('div', { className: ['v-titulo'] }, dialog.nombre),
      ...grids.map((field) => drawGrid(field, drawing)),
      h(
        'div',
        { className: ['v-campos'] },
        boxes.map((field) => drawField(field, drawing)),
      ),
      h('div', { className: ['v-botones'] }, dialog.acciones.map(button)),
    ]),
  ];
}
