import { lowerFirst } from '../../../src/text/sentence';

/** What a message to whoever can help tells. */
interface DraftedMessage {
  code: string;
  text: string;
  product: { name: string };
}

/**
 * A message to the supervisor that only wants to be sent.
 *
 * @param doing what the reader was doing, from its infinitive; without it the reader says so
 */
export function draftOf({ code, text, product }: DraftedMessage, doing = ''): string {
  return `En ${product.name} me sale el mensaje ${code}: «${text}»\nEstaba en esto: ${lowerFirst(doing)}\n¿Me ayuda, por favor?`;
}

/** Opens the reader's mail program with a message that still wants its address. */
export function mailOf(subject: string, message: string): string {
  // Mail programs read a plus sign as it stands, so spaces go as %20.
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
}
