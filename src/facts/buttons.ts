import * as z from 'zod';
import { routePathSchema, textSchema } from './shared-schemas';

export const buttonMeaningSchema = z.strictObject({
  boton: textSchema,
  /** Pages, and those below them, for which it holds; all when there are none. */
  rutas: z.array(routePathSchema).min(1).optional(),
  'que-hace': textSchema,
});

/** What a button or a link of a window does. */
export type ButtonMeaning = z.output<typeof buttonMeaningSchema>;

/** Whether a page is one of those of a meaning, or lies below one. */
export function holdsFor({ rutas }: ButtonMeaning, route: string): boolean {
  return rutas?.some((ruta) => route === ruta || route.startsWith(`${ruta}/`)) ?? true;
}

/** What a button does on a page: what is said of that page before what is said of all; undefined when nothing is. */
export function buttonMeaning(
  meanings: readonly ButtonMeaning[],
  button: string,
  route: string,
): string | undefined {
  const ofButton = meanings.filter((item) => item.boton === button && holdsFor(item, route));
  return (ofButton.find((item) => item.rutas) ?? ofButton[0])?.['que-hace'];
}
