import type { Root, RootContent } from 'mdast';
import { VFile } from 'vfile';
import type { Facts } from '../../facts/facts';
import { productLabel } from '../../facts/products';
import { changesOf } from '../../facts/releases';
import { docUrl } from '../../facts/routes';
import { helpTargets } from '../../help-targets/help-targets';
import type { HelpKind } from '../../help-targets/target';
import type { PageContext } from '../../rendering/directives/directive';
import { component, paragraph } from '../../rendering/markdown/nodes';
import { expandFacts } from '../../rendering/remark-facts';

const names: Readonly<Record<HelpKind, string>> = {
  ventana: 'la ventana',
  campo: 'el campo',
  boton: 'el botón',
  reporte: 'el reporte',
  consulta: 'la consulta',
  mensaje: 'el mensaje',
  'error-de-la-api': 'el error',
};

/** What a version before the change has not, or else what the change was, and what to do there. */
function difference(
  { kind, change: { texto, trae = [], antes } }: ReturnType<typeof changesOf>[number],
  version: string,
  page: string,
  facts: Facts,
): string {
  const changed = kind === 'correcciones' ? 'Se corrigió' : 'Cambió';
  const onPage = trae.length > 0 ? helpTargets(facts).filter((part) => part.page === page) : [];
  const missing = trae.flatMap((id) => onPage.find((part) => part.id === id) ?? []);
  const parts = missing.map((part) => `${names[part.kind]} **${part.title}**`).join(' ni ');
  const came = missing.length > 1 ? 'llegaron' : 'llegó';
  const said = parts
    ? `No existe ${parts}: ${came} en la ${version}.`
    : `${changed} en la ${version}: ${texto}`;
  return antes ? `${said} ${antes}` : said;
}

/**
 * What is different on a page in the versions before the newest, and where a reader says which one is theirs;
 * nothing of a page that none of them changed. The component shows of it what concerns that version.
 */
export function ownVersion(routePath: string, context: PageContext): RootContent[] {
  const { releases, products } = context.facts;
  const product = products.find(({ clave }) => clave === routePath.split('/')[0]);
  const own = product ? (releases[product.clave] ?? []) : [];
  // The oldest one that is told of has all that it brought.
  const told = own.slice(0, -1).flatMap((release) =>
    changesOf(release)
      .filter(({ change }) => change.paginas.includes(routePath))
      .map((change) => ({ version: release.version, change })),
  );
  if (!product || told.length === 0) return [];
  const differences = told.map(({ version, change }) =>
    paragraph(difference(change, version, docUrl(routePath), context.facts)),
  );
  const attributes = {
    product: product.clave,
    label: productLabel(product),
    versions: own.map(({ version }) => version).join(' '),
    changed: told.map(({ version }) => version).join(' '),
  };
  const children = [component('OwnVersion', attributes, differences)];
  const tree: Root = { type: 'root', children };
  expandFacts(tree, context, new VFile({ path: 'data/novedades.yaml' }));
  return tree.children;
}
