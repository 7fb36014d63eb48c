import type { RootContent } from 'mdast';
import { productLabel } from '../../facts/products';
import { latestPageChange } from '../../facts/releases';
import { findRoute, type PageContext } from '../../rendering/directives/directive';
import { element, link, text } from '../../rendering/markdown/nodes';
import { inline } from '../../rendering/markdown/parse';
import { lowerFirst } from '../../text/lower-first';

/** «Cambió en 8.4.0: …» of a page that one of the last versions changed; nothing of the others. */
export function changeLine(routePath: string, context: PageContext): RootContent[] {
  const { releases, products } = context.facts;
  const latest = latestPageChange(routePath, releases);
  if (!latest) return [];
  const { product, version, changes } = latest;
  const other = products.find(({ clave }) => clave === product && !routePath.startsWith(product));
  const name = other ? `${productLabel(other)} ${version}` : version;
  const isMended = changes.every(({ kind }) => kind === 'correcciones');
  const told = changes.map(({ kind, change: { texto } }) =>
    kind === 'correcciones' && !isMended ? `Corregido. ${texto}` : texto,
  );
  return [
    element('p', { className: ['cambio'] }, [
      text(isMended ? 'Se corrigió en ' : 'Cambió en '),
      link(findRoute(context, `${product}/novedades`).url, name),
      text(': '),
      ...inline(lowerFirst(told.join(' '))),
    ]),
  ];
}
