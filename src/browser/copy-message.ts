import { announce } from './announce';

/**
 * Copies a message that the reader is to send, and says so.
 *
 * @param select marks the message, for the reader to copy it where the browser lets no page do it
 */
export async function copyMessage(message: string, select: () => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(message);
    announce('Mensaje copiado');
  } catch {
    select();
    announce('No se pudo copiar. El mensaje quedó marcado: use Ctrl+C.');
  }
}
