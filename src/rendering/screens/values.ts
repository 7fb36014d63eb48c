import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Company } from '../../facts/company';
import type { Field } from '../../facts/shared-schemas';
import { joinUnits } from '../markdown/typography';
import { box, classed, type Drawing, type ScreenView } from './drawing';

/** Text of a fact without its Markdown marks, as a screen shows it. */
export function plain(markdown: string): string {
  return joinUnits(markdown.replaceAll('**', '').replaceAll('`', ''));
}

/** What a field shows: the value of the view, or the example of the facts. */
export function shownValue(field: Field, view: ScreenView): string {
  return plain(view.values?.[field.nombre] ?? field.ejemplo ?? '');
}

/** Name that the program shows beside a code of the example company: `P01` is a supplier. */
export function nameOfCode(company: Company, code: string): string | undefined {
  const { productos, clientes, proveedores, vendedores } = company;
  return [...productos, ...clientes, ...proveedores, ...vendedores].find(
    (record) => record.codigo === code,
  )?.nombre;
}

type Kind = 'elige' | 'busca' | 'marca' | 'num' | 'fijo' | '';

const kinds: readonly [RegExp, Kind][] = [
  [/^si-no$/, 'marca'],
  [/^solo lectura$/, 'fijo'],
  [/^(moneda|n[uú]mero|entero|porcentaje)$/, 'num'],
  [/b[uú]squeda|archivo|carpeta|filtro/, 'busca'],
  [/lista|fecha|mes|hora|color|opción/, 'elige'],
];

/** How a field is drawn, by the kind of its value. */
export function kindOf(type: string | undefined): Kind {
  return kinds.find(([pattern]) => pattern.test(type ?? ''))?.[1] ?? '';
}

/** One field: its label and the box with its value. */
function drawField(field: Field, { facts, view, callouts }: Drawing): Element {
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

/** Fields one after the other, as a form has them. */
export function drawFields(fields: readonly Field[], drawing: Drawing): Element {
  return box('div.v-campos', fields, (field) => drawField(field, drawing));
}
