import { createHash } from 'node:crypto';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { TOLD_VERSION, versionKey } from '../../../src/components/OwnVersion/versions';

/** Keeps the version that the program tells. It throws where that is none, or nothing is kept. */
function keepVersion(product: string): string {
  const told = `${TOLD_VERSION}.exec(new URLSearchParams(location.search).get("v"))[0]`;
  return `try{localStorage.setItem("${versionKey(product)}",${told})}catch{}`;
}

/** That of every page, and the one script by its hash. */
function policyOf(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return `default-src 'self';script-src 'sha256-${hash}';object-src 'none';base-uri 'none';form-action 'none'`;
}

/** What a page of an id says of where it leads. */
export interface Leading {
  /** Path on the host, with its anchor: `/ayuda/docs/delfin/faqs/#campo-cliente`. */
  address: string;
  /** Address of the whole page, absolute. */
  canonical: string;
  title: string;
  siteTitle: string;
  /** Key of the product whose program asks. */
  product: string;
}

/** A page that leads at once to another, also without scripts, and has a link for whoever is not led. */
export function targetPage({ address, canonical, title, siteTitle, product }: Leading): string {
  const script = keepVersion(product);
  return toHtml(
    [
      { type: 'doctype' },
      h('html', { lang: 'es' }, [
        h('head', [
          h('meta', { charSet: 'utf-8' }),
          h('meta', { httpEquiv: 'content-security-policy', content: policyOf(script) }),
          h('meta', { httpEquiv: 'refresh', content: `0;url=${address}` }),
          h('meta', { name: 'robots', content: 'noindex' }),
          h('meta', { name: 'viewport', content: 'width=device-width' }),
          h('meta', { name: 'color-scheme', content: 'light dark' }),
          h('link', { rel: 'canonical', href: canonical }),
          h('title', `${title} | ${siteTitle}`),
          h('script', script),
        ]),
        h('body', [h('main', [h('h1', [h('a', { href: address }, title)])])]),
      ]),
    ],
    { omitOptionalTags: true, preferUnquoted: true, allowDangerousCharacters: true },
  );
}
