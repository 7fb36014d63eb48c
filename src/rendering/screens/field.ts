import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Field } from '../../facts/shared-schemas';
import { classed, type Drawing } from './drawing';
import { kindOf, nameOfCode, shownValue } from './values';

/** One field: its label and the box with its value. */
export function drawField(field: Field, { facts, view, callouts }: Drawing): Element {
  const kind = kindOf(field.tipo);
  const value = shownValue(field, view);
  const name = kind === 'busca' ? nameOfCode(facts.company, value) : undefined;
  const { marks, classes } = callouts.take(field.nombre);
  return h(
    'p',
    classed([
      ...(kind ? [kind] : []),
      ...(kind === 'marca' && value === 'Sí' ? ['si'] : []),
      ...(field.obligatorio === 'sí' ? ['ob'] : []),
      ...(view.spokenOf?.includes(field.nombre) === false ? ['poco'] : []),
      ...classes,
    ]),
    [h('b', [...marks, field.nombre]), h('span', [value, ...(name ? [h('em', name)] : [])])],
  );
}
