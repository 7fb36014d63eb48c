import * as z from 'zod';
import type { PageFacts } from './page-facts';
import { listOf } from './read-facts';
import {
  daySchema,
  fieldSchema,
  keySchema,
  menuSchema,
  messageCodeSchema,
  routePathSchema,
  textSchema,
} from './shared-schemas';

const chartSchema = z.strictObject({
  titulo: textSchema,
  tipo: z.enum(['barras', 'lineas', 'torta']),
  /** Table of the page, and which of its columns name and measure each mark. */
  tabla: keySchema,
  x: textSchema,
  y: textSchema,
});

/**
 * A board of figures. Its page holds the figures: the table `tarjetas` has its cards, the table
 * `informes` its reports, and each report another.
 */
const boardSchema = z.strictObject({
  /** Key of the screen whose field «Datos hasta» says how fresh the figures are. */
  'datos-de': keySchema,
  /** Page whose table `partes` says what each part of a board does. */
  partes: routePathSchema,
  /** What the board may show, what it opens with first. */
  informes: listOf({ nombre: textSchema, tabla: keySchema, graficos: z.array(chartSchema) }),
});

export type Board = z.output<typeof boardSchema>;
export type BoardChart = z.output<typeof chartSchema>;

export const screenSchema = z
  .strictObject({
    clave: keySchema,
    nombre: textSchema,
    ruta: routePathSchema,
    clase: z.enum([
      'configuracion',
      'maestro',
      'movimiento',
      'herramienta',
      'pantalla de sinco',
      'pantalla de compras',
      'pantalla de mobile',
      'pantalla de analytics',
    ]),
    menu: menuSchema.optional(),
    /** The window of a program of its own, which no menu opens. */
    ventana: z.strictObject({ programa: textSchema, titulo: textSchema }).optional(),
    permisos: z.array(keySchema),
    /** Day of its example, when it is not the one of the company. */
    dia: daySchema.optional(),
    /** User at work in its example; the administrator without one. */
    usuario: textSchema.optional(),
    campos: z.array(fieldSchema),
    /** Tabs of the window: the first holds every field that no other claims, each the buttons of all that none claims. */
    pestanas: z
      .array(
        z.strictObject({
          nombre: textSchema,
          campos: z.array(textSchema).min(1).optional(),
          acciones: z.array(textSchema).min(1).optional(),
        }),
      )
      .min(2)
      .optional(),
    /** Fields that are the columns of the window's lines, in order. */
    lineas: z.array(textSchema).min(1).optional(),
    /** Example lines of the window or of its grid, a cell a column; without them, one line of the examples of its fields. */
    filas: z.array(z.array(z.string())).min(1).optional(),
    /** Key of the screen whose lines, totals and dialogs this one shares. */
    'lineas-de': keySchema.optional(),
    /** Query whose columns and rows fill the grid of the window. */
    cuadricula: routePathSchema.optional(),
    /** Dialogs that open over the window, with the fields and buttons that stand only in them. */
    dialogos: listOf({
      nombre: textSchema,
      campos: z.array(textSchema).min(1),
      acciones: z.array(textSchema).min(1),
    }).optional(),
    totales: listOf({ nombre: textSchema, valor: textSchema }).optional(),
    tablero: boardSchema.optional(),
    acciones: z.array(textSchema),
    /** Buttons of every master that this one does not have. */
    sin: z.array(textSchema).min(1).optional(),
    mensajes: z.array(messageCodeSchema),
    relacionadas: z.array(routePathSchema),
  })
  .refine(
    (screen) => (screen.menu === undefined) !== (screen.ventana === undefined),
    'a screen has either the `menu` that opens it or the `ventana` of a program of its own',
  );

export type Screen = z.output<typeof screenSchema>;

/** What every master screen shares. */
export const commonScreenSchema = z.strictObject({
  acciones: z.array(textSchema),
  mensajes: z.array(messageCodeSchema),
});

/** The buttons that a screen shares with every master; none where it is none. */
export function sharedButtons(
  { clase, sin = [] }: Pick<Screen, 'clase' | 'sin'>,
  { acciones }: z.output<typeof commonScreenSchema>,
): string[] {
  return clase === 'maestro' ? acciones.filter((name) => !sin.includes(name)) : [];
}

/** What leads to the settings of a phone before anybody has signed in, in the bar of its window. */
export const GEAR = 'Engranaje';

const programSchema = z.strictObject({
  nombre: textSchema,
  /** The one that it comes with: a window may stand on the page of another. */
  producto: keySchema,
  /** Tabs of its only window, in order. */
  pestanas: z.array(textSchema).min(2),
});

const windowSchema = z.strictObject({
  clave: keySchema,
  /** What its title bar says first: `Administrador del servidor`. */
  programa: textSchema,
  /** What its title bar says next; on a tab, the name of the tab. */
  titulo: textSchema,
  /** The page that explains it. */
  ruta: routePathSchema,
  marco: z.enum(['escritorio', 'web', 'movil']),
  /** Its fields; those of the page when it has none of its own. */
  campos: z.array(fieldSchema).optional(),
  /** Its buttons; those of the page when it has none of its own. */
  acciones: z.array(textSchema).optional(),
  enlaces: z.array(textSchema).optional(),
  /** Table of the page that it lists, by its id. */
  tabla: keySchema.optional(),
  /** What stands along its lower edge. */
  pie: textSchema.optional(),
});

export const windowsSchema = z.strictObject({
  programas: z.array(programSchema),
  ventanas: z.array(windowSchema).min(1),
});

/** A window that stands in no menu: a sign-in, an installer, a program of the server. */
export type Window = z.output<typeof windowSchema>;

/** The windows outside the menus, and the tabs of the programs that have some. */
export type Windows = z.output<typeof windowsSchema>;

/** Tabs of the program of a window; none when its title is no tab. */
export function tabsOf({ programa }: Window, { programas }: Windows): readonly string[] {
  return programas.find((program) => program.nombre === programa)?.pestanas ?? [];
}

/** A table of the facts of a page. */
export type FactTable = NonNullable<PageFacts['tablas']>[number];

/** The rows of a table of a page, as they are written. */
function rowsOf(pages: readonly PageFacts[], route: string, id: string): string[][] {
  const tables = pages.find(({ ruta }) => ruta === route)?.tablas ?? [];
  const rows = tables.find((table) => table.id === id)?.filas ?? [];
  return rows.map((row) => row.map(String));
}

const bare = (cell = '') => cell.replaceAll('**', '');

/**
 * What a board shows and what its parts show or do, put together from its screen and the tables of its pages; undefined
 * for other screens.
 */
export function boardOf(screen: Screen, pages: readonly PageFacts[]) {
  const { tablero, ruta } = screen;
  if (!tablero) return undefined;
  const parts = rowsOf(pages, tablero.partes, 'partes').map(([name, meaning = '']) => {
    return { name: bare(name), meaning };
  });
  const ofCharts = parts.find(({ name }) => name === 'Gráficos')?.meaning ?? '';
  const titles = tablero.informes.flatMap(({ graficos }) => graficos.map(({ titulo }) => titulo));
  return {
    ...tablero,
    cards: rowsOf(pages, ruta, 'tarjetas').map((row) => {
      return { name: bare(row[0]), meaning: bare(row[1]), value: bare(row.at(-1)) };
    }),
    /** Reports of its folder, in their order, drawn or not. */
    reportNames: rowsOf(pages, ruta, 'informes').map(([name]) => bare(name)),
    charts: [...new Set(titles)].map((name) => ({ name, meaning: ofCharts })),
    parts,
  };
}

/** A board with what the tables of its pages say of it. */
export type BoardFacts = NonNullable<ReturnType<typeof boardOf>>;
