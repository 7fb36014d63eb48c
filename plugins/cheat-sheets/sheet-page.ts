import type { Element, ElementContent, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { parseFragment } from 'parse5';
import encodeQR from 'qr';
import { elementsIn } from '../../src/built-pages/page-tree';
import { PRINT_ID } from '../../src/site/cheat-sheet';
import type { FittedTask, Setting } from './fit';

/** Its script and its rules are files of the site. */
const POLICY =
  "default-src 'self';img-src 'self' data:;object-src 'none';base-uri 'none';form-action 'none'";

/** What a sheet says besides its task. */
export interface SheetFrame {
  title: string;
  /** Product and version: «Delfín 8.1». */
  product: string;
  siteTitle: string;
  /** Menu path that opens the screen, where there is one. */
  menu?: string;
  /** Address of the page, absolute. */
  url: string;
  /** The same on the host. */
  pathname: string;
  /** Addresses of its rules and its script on the host. */
  styles: string;
  script: string;
}

function classesOf({ points, columns }: Setting): string[] {
  return [`letra-${points}`, ...(columns === 2 ? ['dos-columnas'] : [])];
}

function items(list: readonly (readonly ElementContent[])[], name: 'ol' | 'ul'): Element {
  return h(
    name,
    list.map((children) => h('li', [...children])),
  );
}

function procedures(task: FittedTask, pageTitle: string): Element[] {
  return task.procedures.map(({ title, warnings, steps, after }) =>
    h('section', [
      title && title !== pageTitle ? h('h2', title) : '',
      ...warnings.map((said) => h('p.aviso', [h('strong', 'Importante. '), ...said])),
      items(steps, 'ol'),
      ...after.map((said) => h('p', [...said])),
    ]),
  );
}

function codes({ codes }: FittedTask): Element[] {
  if (codes.length === 0) return [];
  const said = codes.map(({ code, text, remedy }) => [
    h('p', [h('strong', `${code}. ${text}`), ' ', ...remedy]),
  ]);
  return [h('section.codigos', [h('h2', 'Si aparece un mensaje'), items(said, 'ul')])];
}

/** The address of the page as a QR code. Corrected for a quarter of damage: a sheet at a counter gets dirty. */
function qrCode({ url, title }: SheetFrame): Element[] {
  const drawing = encodeQR(url, 'svg', { ecc: 'quartile', border: 4 });
  const tree = fromParse5(parseFragment(drawing)) as Root;
  const named = { className: ['qr'], role: 'img', ariaLabel: `Código QR de la página ${title}` };
  return elementsIn(tree).map((svg) => ({ ...svg, properties: { ...svg.properties, ...named } }));
}

function foot({ product, siteTitle, url }: SheetFrame, isCut: boolean): Element {
  const more = isCut ? [h('strong', 'Sigue en la página. ')] : [];
  return h('footer', [h('p', [...more, `${siteTitle} · ${product} · `, h('span', url)])]);
}

/** A page of the site as one sheet of paper: what to do, the messages that may come, and the way to the rest. */
export function sheetPage(frame: SheetFrame, task: FittedTask): string {
  const { title, siteTitle, menu, url, pathname, styles, script } = frame;
  const tree = h('html', { lang: 'es' }, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('meta', { httpEquiv: 'content-security-policy', content: POLICY }),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('link', { rel: 'canonical', href: url }),
      h('link', { rel: 'stylesheet', href: styles }),
      h('title', `Hoja para el mostrador: ${title} | ${siteTitle}`),
      h('script', { src: script, defer: true }),
    ]),
    h('body', [
      h('nav', { ariaLabel: 'Hoja' }, [
        h('a', { href: pathname }, 'Volver a la página'),
        h('button', { id: PRINT_ID, type: 'button', hidden: true }, 'Imprimir'),
        h('noscript', 'Para imprimir, use el menú del navegador o pulse Ctrl+P.'),
      ]),
      h('main', { class: classesOf(task.setting) }, [
        h('header', [
          h('div', [h('h1', title), menu ? h('p', [h('strong', menu)]) : '']),
          h('div.pagina', [...qrCode(frame), h('p', 'Página completa')]),
        ]),
        h('div.texto', [...procedures(task, title), ...codes(task)]),
        foot(frame, task.isCut),
      ]),
    ]),
  ]);
  return toHtml([{ type: 'doctype' }, tree], { omitOptionalTags: true, preferUnquoted: true });
}
