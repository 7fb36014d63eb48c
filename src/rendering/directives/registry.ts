import { formulaTable, voucherTable, voucherValue } from './accounting';
import * as api from './api';
import { companyValue } from './company-value';
import { correctionTable } from './corrections';
import type { BlockDirective, InlineDirective } from './directive';
import { factBox } from './fact-box';
import { foldedSection } from './fold';
import { learningPaths, roleChoice } from './learning-paths';
import { childPages, file, menu, page, related } from './links';
import { message, messages } from './message-links';
import { noWayBack } from './no-way-back';
import { before, fact, factTable, steps } from './own-page';
import { permission, permissionMatrix, roles } from './permissions';
import { problems, questions } from './question-lists';
import { referenceTable } from './reference-tables';
import { latestChanges, releases, version } from './releases';
import { remedy } from './remedy';
import { report } from './report-page';
import { rule, ruleList } from './rules';
import { actions, fields, screenDrawing, states } from './screens';
import { icon, latestPosts, latestReleases, productCards, siteMap, videos } from './site-pages';
import { glossary, term } from './terms';
import { walkThrough, walkThroughList } from './walk-throughs';

/** What a writer may put on a line of its own: `::name{…}` or `:::name … :::`. */
export const blockDirectives: Readonly<Record<string, BlockDirective>> = {
  ficha: factBox,
  campos: fields,
  acciones: actions,
  mensajes: messages,
  estados: states,
  relacionadas: related,
  paginas: childPages,
  'rutas-por-rol': learningPaths,
  'elegir-rol': roleChoice,
  plegado: foldedSection,
  reporte: report,
  consulta: report,
  preguntas: questions,
  problemas: problems,
  remedio: remedy,
  importante: noWayBack,
  correcciones: correctionTable,
  novedades: releases,
  regla: rule,
  reglas: ruleList,
  roles,
  'matriz-de-permisos': permissionMatrix,
  recorridos: walkThroughList,
  'tabla-de': referenceTable,
  videos,
  glosario: glossary,
  productos: productCards,
  'ultimas-versiones': latestReleases,
  'ultimas-publicaciones': latestPosts,
  'lo-ultimo': latestChanges,
  'mapa-del-sitio': siteMap,
  antes: before,
  pasos: steps,
  tabla: factTable,
  dato: fact,
  comprobante: voucherTable,
  formulas: formulaTable,
  'api-autenticacion': api.authentication,
  'api-limites': api.limits,
  'api-entidad': api.entity,
  'api-peticion': api.request,
  'api-ejemplo': api.example,
  'api-respuesta': api.response,
  'api-codigo': api.requestCode,
  'api-error': api.error,
};

/** Directives that are written as an element: `<Pantalla id="productos" />`. */
export const elementDirectives: Readonly<Record<string, BlockDirective>> = {
  Pantalla: screenDrawing,
  Recorrido: walkThrough,
};

/** What a writer may put inside a sentence: `:name[label]{…}`. */
export const inlineDirectives: Readonly<Record<string, InlineDirective>> = {
  mensaje: message,
  permiso: permission,
  termino: term,
  menu,
  pagina: page,
  archivo: file,
  version,
  dato: companyValue,
  'api-dato': api.figure,
  comprobante: voucherValue,
  icono: icon,
};
