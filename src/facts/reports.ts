import * as z from 'zod';
import { unknownName } from '../text/nearest';
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

type Shared<Schema extends z.ZodType> = Readonly<Record<string, z.output<Schema>>>;

/** A column or filter of the shared list, by its key; a report may say parts of it otherwise. */
function referenceSchema<Schema extends z.ZodObject>(schema: Schema, shared: Shared<Schema>) {
  const own = z.strictObject({ clave: keySchema, ...schema.partial().shape });
  return z.union([keySchema, own]).transform((reference, context) => {
    const changed = typeof reference === 'string' ? { clave: reference } : reference;
    const definition = shared[changed.clave];
    if (!definition) context.addIssue(unknownName(changed.clave, Object.keys(shared)));
    return { ...definition, ...changed } as z.output<Schema> & { clave: string };
  });
}

const reportSchema = (columns: Shared<typeof columnSchema>, filters: Shared<typeof filterSchema>) =>
  z.strictObject({
    ruta: routePathSchema,
    tipo: z.enum(['reporte', 'consulta']),
    menu: menuSchema,
    /** What it answers, as its reader asks it. */
    pregunta: textSchema,
    permisos: z.array(keySchema).min(1),
    filtros: z.array(referenceSchema(filterSchema, filters)),
    columnas: z.array(referenceSchema(columnSchema, columns)).min(1),
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

/** A report or query, its columns and filters resolved from the shared lists. */
export type Report = z.output<ReturnType<typeof reportSchema>>;
export type ReportColumn = Report['columnas'][number];
export type Cell = z.output<typeof cellSchema>;

/** Reads every report and query of `reportes/`. @throws FactError */
export function readReports(dataDir: string): Report[] {
  const columns = file('reportes/columnas.yaml', z.record(keySchema, columnSchema))(dataDir);
  const filters = file('reportes/filtros.yaml', z.record(keySchema, filterSchema))(dataDir);
  const schema = z.array(reportSchema(columns, filters)).min(1);
  return lists('reportes', schema, ['columnas.yaml', 'filtros.yaml'])(dataDir);
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
