import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';

/** It has neither script nor style, so its policy is that of every page and names none. */
const POLICY = "default-src 'self';object-src 'none';base-uri 'none';form-action 'none'";

/** What a page of an id says of where it leads. */
export interface Leading {
  /** Path on the host, with its anchor: `/ayuda/docs/delfin/faqs/#campo-cliente`. */
  address: string;
  /** Address of the whole page, absolute. */
  canonical: string;
  title: string;
  siteTitle: string;
}

/** A page that leads at once to another, without any script, and has a link for whoever is not led. */
export function targetPage({ address, canonical, title, siteTitle }: Leading): string {
  return toHtml(
    [
      { type: 'doctype' },
      h('html', { lang: 'es' }, [
        h('head', [
          h('meta', { charSet: 'utf-8' }),
          h('meta', { httpEquiv: 'content-security-policy', content: POLICY }),
          h('meta', { httpEquiv: 'refresh', content: `0;url=${address}` }),
          h('meta', { name: 'robots', content: 'noindex' }),
          h('meta', { name: 'viewport', content: 'width=device-width' }),
          h('meta', { name: 'color-scheme', content: 'light dark' }),
          h('link', { rel: 'canonical', href: canonical }),
          h('title', `${title} | ${siteTitle}`),
        ]),
        h('body', [h('main', [h('h1', [h('a', { href: address }, title)])])]),
      ]),
    ],
    { omitOptionalTags: true, preferUnquoted: true, allowDangerousCharacters: true },
  );
}
