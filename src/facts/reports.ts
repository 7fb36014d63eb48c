import * as z from 'zod';
import { unknownName } from '../text/nearest';
import { FactError, type FactIssue } from './fact-error';
import { inPlaceOf, issueAt } from './fact-file';
import { file, lists } from './read-facts';
import { keySchema, menuSchema, routePathSchema, textSchema } from './shared-schemas';

const columnSchema = z.strictObject({
  nombre: textSchema,
  tipo: z.enum(['texto', 'moneda', 'numero', 'promedio', 'fecha', 'porcentaje']),
  significado: textSchema,
  /** Permission without which the column is empty, where the report opens all the same. */
  permiso: keySchema.optional(),
});

const filterSchema = z.strictObject({
  nombre: textSchema,
  tipo: z.enum([
    'lista',
    'rango-fechas',
    'busqueda',
    'fecha',
    'numero',
    'si-no',
    'texto',
    'rango-meses',
    'rango-horas',
  ]),
  'por-defecto': textSchema,
  'que-hace': textSchema,
});

const cellSchema = z.union([z.string(), z.number()]);

const reportSchema = z.strictObject({
  ruta: routePathSchema,
  tipo: z.enum(['reporte', 'consulta']),
  menu: menuSchema,
  /** What it answers, as its reader asks it. */
  pregunta: textSchema,
  permisos: z.array(keySchema).min(1),
  filtros: z.array(
    z.union([keySchema, z.strictObject({ clave: keySchema, ...filterSchema.partial().shape })]),
  ),
  columnas: z
    .array(
      z.union([keySchema, z.strictObject({ clave: keySchema, ...columnSchema.partial().shape })]),
    )
    .min(1),
  /** Columns that answer `pregunta`: what a row is about first, the answer last. They are always in sight. */
  responde: z.array(keySchema).min(2).max(3),
  agrupacion: textSchema,
  orden: textSchema,
  'columnas-con-total': z.array(keySchema),
  /** Buttons of its own, beside those of every report. */
  acciones: z.array(textSchema).min(1).optional(),
  ejemplo: z.strictObject({
    filtros: z.record(keySchema, cellSchema),
    filas: z.array(z.record(keySchema, cellSchema)).min(1),
    totales: z.record(keySchema, cellSchema),
    'totales-calculados': z.record(keySchema, z.number()).optional(),
    nota: textSchema.optional(),
  }),
  grafico: z.discriminatedUnion('tipo', [
    z.strictObject({ tipo: z.literal('ninguna') }),
    z.strictObject({ tipo: z.enum(['barras', 'lineas', 'torta']), x: keySchema, y: keySchema }),
  ]),
  relacionados: z.array(routePathSchema),
  'cuando-usarlo': z.array(textSchema).min(1),
});

export type ReportColumn = z.output<typeof columnSchema> & { clave: string };
export type ReportFilter = z.output<typeof filterSchema> & { clave: string };
export type Cell = z.output<typeof cellSchema>;

/** A report or query, its columns and filters resolved from the shared lists. */
export type Report = Omit<z.output<typeof reportSchema>, 'filtros' | 'columnas'> & {
  filtros: ReportFilter[];
  columnas: ReportColumn[];
};

const sharedFiles = ['columnas.yaml', 'filtros.yaml'];
const readColumns = file('reportes/columnas.yaml', z.record(keySchema, columnSchema));
const readFilters = file('reportes/filtros.yaml', z.record(keySchema, filterSchema));
const readWritten = lists('reportes', z.array(reportSchema).min(1), sharedFiles);

type Reference = string | { clave: string };

function resolve<Definition extends object>(
  references: readonly Reference[],
  shared: Record<string, Definition>,
  issues: FactIssue[],
  owner: object,
  key: string,
): (Definition & { clave: string })[] {
  return references.flatMap((reference, index) => {
    const clave = typeof reference === 'string' ? reference : reference.clave;
    const definition = shared[clave];
    if (!definition) {
      issues.push(
        issueAt(owner, [key, index], `unknown ${key}`, unknownName(clave, Object.keys(shared))),
      );
      return [];
    }
    return [{ ...definition, ...(typeof reference === 'string' ? {} : reference), clave }];
  });
}

/** Reads every report and query of `reportes/`. @throws FactError, also for an unknown column or filter. */
export function readReports(dataDir: string): Report[] {
  const columns = readColumns(dataDir);
  const filters = readFilters(dataDir);
  const written = readWritten(dataDir);
  const issues: FactIssue[] = [];
  const reports = written.map((report) =>
    inPlaceOf(report, {
      ...report,
      columnas: resolve(report.columnas, columns, issues, report, 'columnas'),
      filtros: resolve(report.filtros, filters, issues, report, 'filtros'),
    }),
  );
  if (issues.length > 0) throw new FactError(issues);
  return reports;
}

/** Buttons of every query window, in the order of its toolbar. */
const queryButtons = [
  'Ver',
  'Limpiar filtros',
  'Guardar filtros',
  'Vista previa',
  'Imprimir',
  'Exportar',
];

/** Those of every report, which is sent by mail too, and its own. */
export function buttonsOfReport({ tipo, acciones = [] }: Report): string[] {
  return [...queryButtons, ...(tipo === 'reporte' ? ['Programar envío'] : []), ...acciones];
}

/** What is measured: an amount, a quantity or a share. */
export function isMeasured(kind: string): boolean {
  return ['moneda', 'numero', 'promedio', 'porcentaje'].includes(kind);
}

/** The columns that answer what a report is asked, in the order of its table; they stay in sight where not all fit. */
export function answeringColumns({ columnas, responde }: Report): ReportColumn[] {
  return columnas.filter(({ clave }) => responde.includes(clave));
}
