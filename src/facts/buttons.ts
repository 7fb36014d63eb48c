import * as z from 'zod';
import { foldText } from '../text/accents';
import { listOf } from './read-facts';
import { routePathSchema, textSchema } from './shared-schemas';

/** What a button does that does not go back. */
const noWayBackSchema = z.strictObject({
  /** What its user is told before the step that presses it. */
  aviso: textSchema,
  /** Words by which a text is known to tell it. */
  dice: z.array(textSchema).min(1),
  /** What a step on another page names beside it, where other windows have a button of its name. */
  'junto-a': textSchema.optional(),
});

export const buttonMeaningSchema = z.strictObject({
  boton: textSchema,
  /** Pages, and those below them, for which it holds; all when there are none. */
  rutas: z.array(routePathSchema).min(1).optional(),
  'que-hace': textSchema,
  'sin-vuelta': noWayBackSchema.optional(),
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

/** Whether a text warns of what a button without a way back does. */
export function warnsOf(text: string, { dice }: NonNullable<ButtonMeaning['sin-vuelta']>): boolean {
  return dice.some((words) => foldText(text).includes(foldText(words)));
}

/** Keys valid in all of Delfín. */
export const shortcutsSchema = listOf({ tecla: textSchema, boton: textSchema, donde: textSchema });

/** Key of a button, `F9` for «Grabar», or undefined when it has none. */
export function shortcutKey(
  shortcuts: z.output<typeof shortcutsSchema>,
  button: string,
): string | undefined {
  return shortcuts.find((shortcut) => shortcut.boton.includes(`**${button}**`))?.tecla;
}
