import type * as z from 'zod';
import { listOf } from './read-facts';
import { textSchema } from './shared-schemas';

/** Keys valid in all of Delfín. */
export const shortcutsSchema = listOf({ tecla: textSchema, boton: textSchema, donde: textSchema });

/** Key of a button, `F9` for «Grabar», or undefined when it has none. */
export function shortcutKey(
  shortcuts: z.output<typeof shortcutsSchema>,
  button: string,
): string | undefined {
  return shortcuts.find((shortcut) => shortcut.boton.includes(`**${button}**`))?.tecla;
}
