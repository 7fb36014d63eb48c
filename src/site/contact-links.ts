import { externalLinks } from './external-links';

/** Opens the messaging contact with a message already written, which the reader can change. */
export function messagingAddress(message: string): string {
  return `${externalLinks.messaging}?${new URLSearchParams({ texto: message })}`;
}

/** Opens the reader's mail program with a message to support already written. */
export function mailAddress(subject: string, message: string): string {
  // Mail programs read a plus sign as it stands, so spaces go as %20.
  return `${externalLinks.supportMail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
}
