import type { RootContent } from 'mdast';
import { type ValueKind, valueKinds } from '../../api-query/model';
import type { Facts } from '../../facts/facts';
import { tableOf } from '../markdown/nodes';
import { type BlockDirective, findEntry, required } from './directive';

function kindsInWords(kinds: readonly ValueKind[]): string {
  if (kinds.length === valueKinds.length) return 'todos';
  return kinds.join(' y ').replace('numero', 'número');
}

const tables: Readonly<Record<string, (facts: Facts) => RootContent>> = {
  'plan-de-cuentas': ({ accounting }) =>
    tableOf(
      accounting.accounts,
      ['Código', ({ codigo }) => `\`${codigo}\``],
      ['Nombre', ({ nombre }) => nombre],
      ['Naturaleza', ({ naturaleza }) => naturaleza],
      ['Dónde aparece', ({ donde }) => donde],
    ),
  'api-parametros': ({ api }) =>
    tableOf(
      api.parametros,
      ['Parámetro', ({ nombre }) => `\`${nombre}\``],
      ['Cómo se escribe', ({ uso }) => `\`${uso}\``],
      ['Qué hace', ({ significado }) => significado],
    ),
  'api-operadores': ({ api }) =>
    tableOf(
      api.operadores,
      ['Operador', ({ operador }) => `\`${operador}\``],
      ['Significado', ({ significado }) => significado],
      ['Ejemplo', ({ ejemplo }) => `\`${ejemplo}\``],
      ['Sirve para', ({ tipos }) => kindsInWords(tipos)],
    ),
  'api-configuracion': ({ api }) =>
    tableOf(
      api.conexion['configuracion-api-ini'],
      ['Sección', ({ seccion }) => `\`${seccion}\``],
      ['Parámetro', ({ clave }) => `\`${clave}\``],
      ['De fábrica', ({ defecto }) => defecto],
      ['Significado', ({ significado }) => significado],
    ),
  'api-errores': ({ api, messages }) =>
    tableOf(
      api.errores.flatMap(({ http, codigo }) =>
        messages.flatMap((message) => (message.codigo === codigo ? [{ ...message, http }] : [])),
      ),
      ['HTTP', ({ http }) => String(http)],
      ['Código', ({ codigo }) => `\`${codigo}\``],
      ['Mensaje', ({ texto }) => texto],
      ['Qué hacer', (message) => message['que-hacer'].join(' ')],
    ),
};

/** `::tabla-de{id="api-errores"}`: a table that one page shows of facts which have other uses too. */
export const referenceTable: BlockDirective = (attributes, { facts }) => [
  findEntry(tables, required(attributes, 'id'), 'table')(facts),
];
