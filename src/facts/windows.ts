import * as z from 'zod';
import { fieldSchema, keySchema, routePathSchema, textSchema } from './shared-schemas';

/** What leads to the settings of a phone before anybody has signed in, in the bar of its window. */
export const GEAR = 'Engranaje';

const programSchema = z.strictObject({
  nombre: textSchema,
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
