import path from 'node:path';
import * as z from 'zod';
import { readFacts } from './fact-file';
import { keySchema, menuSchema, routePathSchema, textSchema } from './shared-schemas';

const shortcutSchema = z.strictObject({ tecla: textSchema, boton: textSchema, donde: textSchema });
const lifeCycleSchema = z.strictObject({
  id: keySchema,
  documento: textSchema,
  estados: textSchema,
});
const prefixSchema = z.strictObject({
  prefijo: textSchema,
  documento: textSchema,
  numeracion: textSchema,
});
const videoSchema = z.strictObject({ titulo: textSchema, ruta: routePathSchema });

const pagelessMenuSchema = z.strictObject({ menu: menuSchema, programa: textSchema });

export type Shortcut = z.output<typeof shortcutSchema>;
export type LifeCycle = z.output<typeof lifeCycleSchema>;
export type Prefix = z.output<typeof prefixSchema>;
export type Video = z.output<typeof videoSchema>;

/** A menu path that leads to a window or tab without a page of its own, and the program that has it. */
export type PagelessMenu = z.output<typeof pagelessMenuSchema>;

/** Loads `atajos.yaml`: keys valid in all of Delfín. @throws FactError */
export function loadShortcuts(dataDir: string): Shortcut[] {
  return readFacts(path.join(dataDir, 'atajos.yaml'), z.array(shortcutSchema).min(1));
}

/** Key of a button, `F9` for «Grabar», or undefined when it has none. */
export function shortcutKey(shortcuts: readonly Shortcut[], button: string): string | undefined {
  return shortcuts.find((shortcut) => shortcut.boton.includes(`**${button}**`))?.tecla;
}

/** Loads `ciclos.yaml`: the states of each document. @throws FactError */
export function loadLifeCycles(dataDir: string): LifeCycle[] {
  return readFacts(path.join(dataDir, 'ciclos.yaml'), z.array(lifeCycleSchema).min(1));
}

/** Loads `prefijos.yaml`: the prefixes of the documents. @throws FactError */
export function loadPrefixes(dataDir: string): Prefix[] {
  return readFacts(path.join(dataDir, 'prefijos.yaml'), z.array(prefixSchema).min(1));
}

/** Loads `videos.yaml`: the video tutorials and the written page of each. @throws FactError */
export function loadVideos(dataDir: string): Video[] {
  return readFacts(path.join(dataDir, 'videos.yaml'), z.array(videoSchema).min(1));
}

/** Loads `menus.yaml`: menu paths of pages that no other fact places. @throws FactError */
export function loadMenus(dataDir: string): Record<string, string> {
  return readFacts(path.join(dataDir, 'menus.yaml'), z.record(routePathSchema, textSchema));
}

/** Loads `menus-sin-pagina.yaml`: menu paths that pages name and that have none. @throws FactError */
export function loadPagelessMenus(dataDir: string): PagelessMenu[] {
  return readFacts(path.join(dataDir, 'menus-sin-pagina.yaml'), z.array(pagelessMenuSchema).min(1));
}
