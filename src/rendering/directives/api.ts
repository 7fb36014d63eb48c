import { code, codeBlock, list, paragraph, table, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { type BlockDirective, findFact, required } from './directive';

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

/** `::api-limites` */
export const limits: BlockDirective = (_attributes, { facts }) => [
  list(facts.api.limites.map(inline)),
];

/** `::api-entidad{id="productos"}`: the columns of one found. */
export const entity: BlockDirective = (attributes, { facts }) => {
  const name = required(attributes, 'id');
  const found = findFact(facts.api.entidades, 'entidad', name, 'entity of the API');
  return [
    paragraph(
      ...inline(found.descripcion),
      text(' Dirección: '),
      code(found.ruta),
      text('. Identificador: '),
      code(found.clave),
      text('.'),
    ),
    table(
      ['Columna', 'Tipo', 'Descripción'],
      found.columnas.map((column) => [
        [code(column.nombre)],
        [text(column.tipo)],
        inline(column.descripcion),
      ]),
    ),
    ...(found.relaciones.length > 0
      ? [paragraph(text(`Se relaciona con: ${found.relaciones.join(', ')}.`))]
      : []),
  ];
};
