import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Field } from '../../facts/shared-schemas';
import { classed, type Drawing } from './drawing';
import { shownValue } from './values';

/** Tells whether a field is chosen on the map of the tables and not in a box. */
export function isOnPlan({ tipo }: Field): boolean {
  return tipo === 'selección en plano';
}

/** The map of the tables of the example company, by zone; the one that the field shows is taken. */
export function drawPlan(field: Field, { facts, view, callouts }: Drawing): Element {
  const taken = shownValue(field, view);
  const { mesas } = facts.company;
  const table = ({ codigo, puestos }: (typeof mesas)[number]) => {
    const isTaken = codigo === taken;
    const { marks, classes } = isTaken ? callouts.take(field.nombre) : { marks: [], classes: [] };
    return h('p', classed([...(isTaken ? ['si'] : []), ...classes]), [
      h('b', [...marks, codigo]),
      h('span', isTaken ? 'Ocupada' : 'Libre'),
      h('em', `${puestos} puestos`),
    ]);
  };
  const zones = [...new Set(mesas.map(({ zona }) => zona))];
  return h(
    'div.v-plano',
    zones.flatMap((zone) => [
      h('em', zone),
      ...mesas.filter(({ zona }) => zona === zone).map(table),
    ]),
  );
}
