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
