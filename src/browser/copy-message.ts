import { announce } from './announce';

/**
 * Copies a text that the reader takes elsewhere, and says so.
 *
 * @param select marks the text, for the reader to copy it where the browser lets no page do it
 * @param name what the text is
 */
export async function copyMessage(
  text: string,
  select: () => void,
  name = 'Mensaje',
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(`${name} copiado`);
  } catch {
    select();
    announce(`No se pudo copiar. El ${name.toLowerCase()} quedó marcado: use Ctrl+C.`);
  }
}
