import type { ApiModel } from '../api-query/model';
import type { Facts } from './facts';

/** The data API as the query engine takes it, put together from the facts of the site. */
export function apiModelOf({ api, releases, company }: Facts): ApiModel {
  const { cifras } = api;
  return {
    baseUrl: api.conexion['ejemplo-lan'],
    keyHeader: api.autenticacion.encabezado,
    exampleKey: api.autenticacion.ejemplo,
    entities: api.entidades.map((entity) => ({
      name: entity.entidad,
      title: entity.titulo,
      key: entity.clave,
      columns: entity.columnas.map((column) => ({ name: column.nombre, type: column.tipo })),
    })),
    operators: api.operadores.map((item) => ({ name: item.operador, kinds: item.tipos })),
    limits: {
      defaultRows: cifras['filas-por-pagina'],
      maxRows: cifras['filas-maximas'],
      maxFilters: cifras.filtros,
      maxOrderColumns: cifras['columnas-de-orden'],
      maxListValues: cifras['valores-de-en'],
      maxAddressLength: cifras['caracteres-de-la-direccion'],
    },
    errors: api.errores.map((error) => ({
      code: error.codigo,
      status: error.http,
      type: error.error,
      message: error.mensaje,
      ...(error['mensaje-sin-sugerencia'] && {
        messageWithoutSuggestion: error['mensaje-sin-sugerencia'],
      }),
    })),
    status: {
      estado: api.estado.estado,
      version: releases.api?.[0]?.version ?? '',
      empresa: company.empresa.nombre,
      fecha: api.estado.fecha,
    },
  };
}
