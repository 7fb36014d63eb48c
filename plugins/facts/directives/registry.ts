import { problems, questions } from './answers';
import * as api from './api';
import { companyValue } from './company-value';
import type { BlockDirective, InlineDirective } from './directive';
import { icon } from './icon';
import { childPages, page, related } from './links';
import { message, messages } from './messages';
import { before, fact, factTable, steps } from './own-page';
import { permission, permissionMatrix, roles } from './permissions';
import { latestPosts } from './posts';
import { latestChanges, sections } from './product-roots';
import * as tables from './reference-tables';
import { releases, version } from './releases';
import { query, report } from './reports';
import { rule, ruleList } from './rules';
import { actions, create, factBox, fields, menu, states } from './screens';
import { latestReleases, productCards, siteMap } from './site-pages';
import { term } from './terms';

/** What a writer may put on a line of its own: `::name{…}` or `:::name … :::`. */
export const blockDirectives: Readonly<Record<string, BlockDirective>> = {
  ficha: factBox,
  campos: fields,
  acciones: actions,
  crear: create,
  mensajes: messages,
  estados: states,
  relacionadas: related,
  paginas: childPages,
  reporte: report,
  consulta: query,
  preguntas: questions,
  problemas: problems,
  novedades: releases,
  regla: rule,
  reglas: ruleList,
  roles,
  'matriz-de-permisos': permissionMatrix,
  atajos: tables.shortcuts,
  partes: tables.parts,
  servicios: tables.services,
  carpetas: tables.folders,
  requisitos: tables.requirements,
  prefijos: tables.prefixes,
  videos: tables.videos,
  glosario: tables.glossary,
  productos: productCards,
  'ultimas-versiones': latestReleases,
  'ultimas-publicaciones': latestPosts,
  secciones: sections,
  'lo-ultimo': latestChanges,
  'mapa-del-sitio': siteMap,
  antes: before,
  pasos: steps,
  tabla: factTable,
  dato: fact,
  'api-conexion': api.connection,
  'api-autenticacion': api.authentication,
  'api-parametros': api.parameters,
  'api-operadores': api.operators,
  'api-limites': api.limits,
  'api-configuracion': api.configuration,
  'api-entidad': api.entity,
  'api-entidades': api.entities,
  'api-ejemplo': api.example,
  'api-errores': api.errors,
  'api-excel': api.excel,
};

/** What a writer may put inside a sentence: `:name[label]{…}`. */
export const inlineDirectives: Readonly<Record<string, InlineDirective>> = {
  mensaje: message,
  permiso: permission,
  termino: term,
  menu,
  pagina: page,
  version,
  dato: companyValue,
  icono: icon,
};
