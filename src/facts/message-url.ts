/** Address of the page of all messages. */
export const MESSAGES_URL = '/mensajes';

/** Address of the page of a message: `/mensajes/dlf-2204`. */
export function messageUrl(code: string): string {
  return `${MESSAGES_URL}/${code.toLowerCase()}`;
}
