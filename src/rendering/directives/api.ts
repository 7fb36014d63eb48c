import type { RootContent } from 'mdast';
import { type ValueKind, valueKinds } from '../../api-query/model';
import { code, codeBlock, heading, list, paragraph, strong, table, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { type BlockDirective, findFact, type PageContext, required } from './directive';
import { findMessage } from './messages';

/** `::api-conexion`: base address, ports, service and files. */
export const connection: BlockDirective = (_attributes, { facts }) => {
  const { conexion } = facts.api;
  const rows: [string, string][] = [
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
  return [
    table(
      [[text('Dato')], [text('Valor')]],
      rows.map(([name, value]) => [[strong(name)], inline(value)]),
    ),
  ];
};

/** `::api-autenticacion`: how the key is made, sent and revoked. */
export const authentication: BlockDirective = (_attributes, { facts }) => {
  const { autenticacion } = facts.api;
  return [
    list([
      inline(`**Método.** ${autenticacion.metodo}.`),
      inline(`**Crear.** ${autenticacion.crear}`),
      inline(`**Formato.** ${autenticacion.formato}.`),
      inline(`**Revocar.** ${autenticacion.revocar}`),
      inline(`**Límite.** ${autenticacion.limite}.`),
    ]),
    codeBlock('http', `${autenticacion.encabezado}: ${autenticacion.ejemplo}`),
  ];
};

/** `::api-parametros` */
export const parameters: BlockDirective = (_attributes, { facts }) => [
  table(
    [[text('Parámetro')], [text('Cómo se escribe')], [text('Qué hace')]],
    facts.api.parametros.map((item) => [
      [code(item.nombre)],
      [code(item.uso)],
      inline(item.significado),
    ]),
  ),
];

const kindNames: Readonly<Record<ValueKind, string>> = {
  texto: 'texto',
  numero: 'número',
  fecha: 'fecha',
  booleano: 'booleano',
};

function kindsInWords(kinds: readonly ValueKind[]): string {
  if (kinds.length === valueKinds.length) return 'todos';
  return kinds.map((kind) => kindNames[kind]).join(' y ');
}

/** `::api-operadores` */
export const operators: BlockDirective = (_attributes, { facts }) => [
  table(
    [[text('Operador')], [text('Significado')], [text('Ejemplo')], [text('Sirve para')]],
    facts.api.operadores.map((item) => [
      [code(item.operador)],
      inline(item.significado),
      [code(item.ejemplo)],
      [text(kindsInWords(item.tipos))],
    ]),
  ),
];

/** `::api-limites` */
export const limits: BlockDirective = (_attributes, { facts }) => [
  list(facts.api.limites.map(inline)),
];

/** `::api-configuracion`: the keys of `api.ini`. */
export const configuration: BlockDirective = (_attributes, { facts }) => [
  table(
    [[text('Sección')], [text('Clave')], [text('De fábrica')], [text('Significado')]],
    facts.api.conexion['configuracion-api-ini'].map((item) => [
      [code(item.seccion)],
      [code(item.clave)],
      inline(item.defecto),
      inline(item.significado),
    ]),
  ),
];

function entityBlocks(name: string, context: PageContext): RootContent[] {
  const entity = findFact(
    context.facts.api.entidades,
    (item) => item.entidad,
    name,
    'entity of the API',
  );
  return [
    paragraph(
      ...inline(entity.descripcion),
      text(' Dirección: '),
      code(entity.ruta),
      text('. Clave: '),
      code(entity.clave),
      text('.'),
    ),
    table(
      [[text('Columna')], [text('Tipo')], [text('Descripción')]],
      entity.columnas.map((column) => [
        [code(column.nombre)],
        [text(column.tipo)],
        inline(column.descripcion),
      ]),
    ),
    ...(entity.relaciones.length > 0
      ? [paragraph(text(`Se relaciona con: ${entity.relaciones.join(', ')}.`))]
      : []),
  ];
}

/** `::api-entidad{id="productos"}`: the columns of one entity. */
export const entity: BlockDirective = (attributes, context) =>
  entityBlocks(required(attributes, 'id'), context);

/** `::api-entidades`: every entity under its own heading. */
export const entities: BlockDirective = (_attributes, context) =>
  context.facts.api.entidades.flatMap((item) => [
    heading(3, item.titulo),
    ...entityBlocks(item.entidad, context),
  ]);

/** `::api-errores`: code, HTTP status and way out of every error. */
export const errors: BlockDirective = (_attributes, context) => [
  table(
    [[text('HTTP')], [text('Código')], [text('Mensaje')], [text('Qué hacer')]],
    context.facts.api.errores.map((error) => {
      const message = findMessage(error.codigo, context);
      return [
        [text(String(error.http))],
        [code(message.codigo)],
        inline(message.texto),
        inline(message['que-hacer'].join(' ')),
      ];
    }),
  ),
];
