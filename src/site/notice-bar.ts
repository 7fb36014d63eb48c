import type { UserThemeConfig } from '@docusaurus/theme-common';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { shortHash } from '../build/content-hash';
import type { Facts } from '../facts/facts';

/** The day in the time zone of the readers, AAAA-MM-DD. */
export function dayInColombia(now: Date): string {
  return now.toLocaleDateString('sv-SE', { timeZone: 'America/Bogota' });
}

/**
 * The announcement bar with the first of the notices that hold on a day; undefined when none does. Its id follows from
 * what it says: who closed another one sees it.
 */
export function noticeBar(
  { notices, products, routes }: Pick<Facts, 'notices' | 'products' | 'routes'>,
  day: string,
  baseUrl: string,
): UserThemeConfig['announcementBar'] {
  const notice = notices.find(({ desde, hasta }) => desde <= day && day <= hasta);
  const page = notice && routes.get(notice.ruta);
  // Of a page that does not exist, the check of the facts tells where and what to do.
  if (!page) return undefined;
  const concerned = products.filter(({ clave }) => notice.productos?.includes(clave));
  const names = new Intl.ListFormat('es').format(concerned.map(({ nombre }) => nombre));
  const text = names ? `${names}: ${notice.texto}` : notice.texto;
  const link = h('a', { href: baseUrl + page.url.slice(1) }, page.title);
  const content = toHtml([{ type: 'text', value: `${text} ` }, link]);
  return {
    id: `aviso-${shortHash(content)}`,
    content,
    backgroundColor: 'var(--acento)',
    textColor: 'var(--papel)',
    isCloseable: true,
  };
}
