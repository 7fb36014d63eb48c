import * as z from 'zod';
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
  informes: z
    .array(z.strictObject({ nombre: textSchema, tabla: keySchema, graficos: z.array(chartSchema) }))
    .min(1),
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
    /** User at work in its example, when it is not the one whom its permissions and the roles tell. */
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
    dialogos: z
      .array(
        z.strictObject({
          nombre: textSchema,
          campos: z.array(textSchema).min(1),
          acciones: z.array(textSchema).min(1),
        }),
      )
      .min(1)
      .optional(),
    totales: z
      .array(z.strictObject({ nombre: textSchema, valor: textSchema }))
      .min(1)
      .optional(),
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

/** What every master screen shares: buttons, messages and how several permissions combine. */
export const commonScreenSchema = z.strictObject({
  acciones: z.array(textSchema),
  mensajes: z.array(messageCodeSchema),
  permisos: textSchema,
});

/** What every master screen shares. */
export type CommonScreen = z.output<typeof commonScreenSchema>;

/** The buttons that a screen shares with every master; none where it is none. */
export function sharedButtons(
  { clase, sin = [] }: Pick<Screen, 'clase' | 'sin'>,
  { acciones }: CommonScreen,
): string[] {
  return clase === 'maestro' ? acciones.filter((name) => !sin.includes(name)) : [];
}
