/** Every address outside the site, in one place. */
export const externalLinks = {
  company: 'https://www.example.com',
  video: 'https://video.example.com/delfin',
  social: 'https://social.example.com/delfin',
  photos: 'https://fotos.example.com/delfin',
  microblog: 'https://micro.example.com/delfin',
  messaging: 'https://mensajes.example.com/delfin',
  supportMail: 'mailto:soporte@example.com',
} as const;

/** Opens the messaging contact with a message already written, which the reader can change. */
export function messagingAddress(message: string): string {
  return `${externalLinks.messaging}?${new URLSearchParams({ texto: message })}`;
}

/** Opens the reader's mail program with a message to support already written. */
export function mailAddress(subject: string, message: string): string {
  // Mail programs read a plus sign as it stands, so spaces go as %20.
  return `${externalLinks.supportMail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
}
