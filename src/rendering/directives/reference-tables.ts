import type { RootContent } from 'mdast';
import { type ValueKind, valueKinds } from '../../api-query/model';
import type { Facts } from '../../facts/facts';
import { code, strong, tableOf, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { type BlockDirective, findEntry, required } from './directive';

function kindsInWords(kinds: readonly ValueKind[]): string {
  if (kinds.length === valueKinds.length) return 'todos';
  return kinds.join(' y ').replace('numero', 'número');
}

/** Base address, ports, service and files of the API. */
function apiConnection({ conexion }: Facts['api']): [name: string, value: string][] {
  return [
    ['Dirección base', `\`${conexion['url-base']}\``],
    ['En la red de ejemplo', `\`${conexion['ejemplo-lan']}\``],
    ['Con HTTPS', conexion['ejemplo-https']],
    ['Puertos', `${conexion.puertos.http} (HTTP) y ${conexion.puertos.https} (HTTPS)`],
    ['Servicio de Windows', `\`${conexion['servicio-windows']}\``],
    ['Carpeta', `\`${conexion.carpeta}\``],
    ['Configuración', `\`${conexion['archivo-de-configuracion']}\``],
    ['Registro', `\`${conexion.registro}\``],
    ['Métodos', conexion.metodos.join(', ')],
    ['Formato', conexion.formato],
  ];
}

const tables: Readonly<Record<string, (facts: Facts) => RootContent>> = {
  'plan-de-cuentas': ({ accounting }) =>
    tableOf(
      accounting.accounts,
      ['Código', ({ codigo }) => [code(codigo)]],
      ['Nombre', ({ nombre }) => [text(nombre)]],
      ['Naturaleza', ({ naturaleza }) => [text(naturaleza)]],
      ['Dónde aparece', ({ donde }) => [text(donde)]],
    ),
  'api-conexion': ({ api }) =>
    tableOf(
      apiConnection(api),
      ['Dato', ([name]) => [strong(name)]],
      ['Valor', ([, value]) => inline(value)],
    ),
  'api-parametros': ({ api }) =>
    tableOf(
      api.parametros,
      ['Parámetro', ({ nombre }) => [code(nombre)]],
      ['Cómo se escribe', ({ uso }) => [code(uso)]],
      ['Qué hace', ({ significado }) => inline(significado)],
    ),
  'api-operadores': ({ api }) =>
    tableOf(
      api.operadores,
      ['Operador', ({ operador }) => [code(operador)]],
      ['Significado', ({ significado }) => inline(significado)],
      ['Ejemplo', ({ ejemplo }) => [code(ejemplo)]],
      ['Sirve para', ({ tipos }) => [text(kindsInWords(tipos))]],
    ),
  'api-configuracion': ({ api }) =>
    tableOf(
      api.conexion['configuracion-api-ini'],
      ['Sección', ({ seccion }) => [code(seccion)]],
      ['Parámetro', ({ clave }) => [code(clave)]],
      ['De fábrica', ({ defecto }) => inline(defecto)],
      ['Significado', ({ significado }) => inline(significado)],
    ),
  'api-errores': ({ api, messages }) =>
    tableOf(
      api.errores.flatMap(({ http, codigo }) =>
        messages.flatMap((message) => (message.codigo === codigo ? [{ ...message, http }] : [])),
      ),
      ['HTTP', ({ http }) => [text(String(http))]],
      ['Código', ({ codigo }) => [code(codigo)]],
      ['Mensaje', ({ texto }) => inline(texto)],
      ['Qué hacer', (message) => inline(message['que-hacer'].join(' '))],
    ),
};

/** `::tabla-de{id="api-errores"}`: a table that one page shows of facts which have other uses too. */
export const referenceTable: BlockDirective = (attributes, { facts }) => [
  findEntry(tables, required(attributes, 'id'), 'table')(facts),
];
