import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { readFacts } from './fact-file';
import {
  fieldSchema,
  keySchema,
  messageCodeSchema,
  routePathSchema,
  textSchema,
} from './shared-schemas';

const screenSchema = z.strictObject({
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
  ]),
  menu: textSchema,
  permisos: z.array(keySchema),
  descripcion: textSchema.optional(),
  campos: z.array(fieldSchema),
  /** Tabs of the window; the first one holds every field that no other claims. */
  pestanas: z
    .array(z.strictObject({ nombre: textSchema, campos: z.array(textSchema).min(1).optional() }))
    .min(2)
    .optional(),
  /** Fields that are the columns of the window's lines, in order. */
  lineas: z.array(textSchema).min(1).optional(),
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
  acciones: z.array(textSchema),
  mensajes: z.array(messageCodeSchema),
  relacionadas: z.array(routePathSchema),
});

export type Screen = z.output<typeof screenSchema>;

const commonSchema = z.strictObject({
  acciones: z.array(textSchema),
  mensajes: z.array(messageCodeSchema),
  permisos: textSchema,
});

/** What every master screen shares: buttons, messages and how several permissions combine. */
export type CommonScreen = z.output<typeof commonSchema>;

const commonFile = 'comun.yaml';

/** Loads the screens, masters and documents of `pantallas/`. @throws FactError */
export function loadScreens(dataDir: string): Screen[] {
  const folder = path.join(dataDir, 'pantallas');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && file !== commonFile)
    .sort()
    .flatMap((file) => readFacts(path.join(folder, file), z.array(screenSchema).min(1)));
}

/** Loads `pantallas/comun.yaml`. @throws FactError */
export function loadCommonScreen(dataDir: string): CommonScreen {
  return readFacts(path.join(dataDir, 'pantallas', commonFile), commonSchema);
}
