import type { Root, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Facts } from '../../facts/facts';
import { productLabel } from '../../facts/products';
import { latestPageChange } from '../../facts/releases';
import { findRoute, type PageContext } from '../../rendering/directives/directive';
import { routePathOf } from '../../rendering/doc-file';
import { formatDay } from '../../rendering/markdown/format';
import { element, fileLink, list } from '../../rendering/markdown/nodes';
import { lowerFirst } from '../../text/sentence';
import { PRINT_ID, SHEET_LINK, sheetFile } from '../cheat-sheet';
import { ownVersion } from './own-version';

/** «Cambió en 8.4.0: …» of a page that one of the last versions changed; nothing of the others. */
function changeLine(routePath: string, context: PageContext): RootContent[] {
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
  const place = `[${name}](${findRoute(context, `${product}/novedades`).url})`;
  const changed = isMended ? 'Se corrigió' : 'Cambió';
  return [element('p.cambio', `${changed} en ${place}: ${lowerFirst(told.join(' '))}`)];
}

/** Words a minute of somebody who reads to learn, on a screen. */
const WORDS_A_MINUTE = 200;

/** Looked up when needed rather than read from end to end. */
const CONSULTED = new Set(['table', 'code']);

function isConsulted(node: { type: string; data?: object }): boolean {
  const drawn = (node.data as { hName?: string } | undefined)?.hName;
  return CONSULTED.has(node.type) || drawn === 'svg' || drawn === 'figure';
}

/** Minutes of reading of a page whose directives are already expanded, at least one. */
export function minutesOf(tree: Root): number {
  let words = 0;
  visit(tree, (node) => {
    if (isConsulted(node)) return SKIP;
    if (node.type === 'text') words += countWords(node);
    return undefined;
  });
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

function countWords(node: RootContent): number {
  return plainText(node).match(/\p{L}[\p{L}\p{N}]*|\p{N}[\p{N}.,]*/gu)?.length ?? 0;
}

function footLine(tree: Root, day: string | undefined): RootContent {
  const facts = [`${minutesOf(tree)}\u00a0min de lectura`];
  if (day) facts.push(`Última actualización del texto: ${formatDay(day)}`);
  return element('p.lectura', facts.join(' · '));
}

/** What a reader would take to the counter: a list of steps, not one of a single line. */
function isProcedure(node: RootContent): boolean {
  return node.type === 'list' && node.ordered === true && node.children.length > 1;
}

function sheetLine(routePath: string): RootContent {
  const address = `${sheetFile(routePath)}#${PRINT_ID}`;
  return element(`p.${SHEET_LINK}`, [fileLink(address, 'Imprimir hoja para el mostrador')]);
}

/** Puts lines at the end of the section in which the node stands, before the next heading. */
function atSectionEnd(
  content: readonly RootContent[],
  inSection: number,
  lines: readonly RootContent[],
): RootContent[] {
  const next = content.findIndex((node, place) => place > inSection && node.type === 'heading');
  const end = next === -1 ? content.length : next;
  return [...content.slice(0, end), ...lines, ...content.slice(end)];
}

/** Offers the sheet of a page at the end of its first section that tells how something is done. */
function withSheetOffer(content: readonly RootContent[], routePath: string): RootContent[] {
  const first = content.findIndex(isProcedure);
  // Nobody at a counter calls the data API.
  if (first === -1 || routePath.startsWith('api/')) return [...content];
  return atSectionEnd(content, first, [sheetLine(routePath)]);
}

function pathSteps(routePath: string, context: PageContext): RootContent[] {
  const steps = context.facts.learningPaths.flatMap(({ clave, nombre, rutas }) => {
    const step = rutas.indexOf(routePath);
    if (step === -1) return [];
    const [following] = rutas.slice(step + 1);
    const next = following && findRoute(context, following);
    const after = next ? `Siguiente: [${next.title}](${next.url})` : 'Es el último';
    return `Paso ${step + 1} de ${rutas.length} de la ruta [${nombre}](/aprender#${clave}) · ${after}`;
  });
  if (steps.length === 0) return [];
  return [element('nav.pasos-de-ruta', [list(steps)], { ariaLabel: 'Rutas por rol' })];
}

/**
 * Says what lately changed in a page below what readers come for, which it pushes no line down: the first
 * steps, or else the first section with a title.
 */
function withChange(
  content: readonly RootContent[],
  routePath: string,
  context: PageContext,
): RootContent[] {
  const steps = content.findIndex(isProcedure);
  const first = steps === -1 ? content.findIndex(({ type }) => type === 'heading') : steps;
  const lines = [...changeLine(routePath, context), ...ownVersion(routePath, context)];
  return atSectionEnd(content, first, lines);
}

interface Options {
  loadFacts: () => Facts;
  /** Day on which the file of a page was last changed. */
  dayOfChange: (file: string) => Promise<string | undefined>;
  docsDir: string;
}

/**
 * Remark plugin, after the one that expands directives: puts below a documentation page how long it
 * takes and when its text last changed, and which step of which role's path it is; below its first steps
 * the way to the same on a sheet of paper, what the last versions changed in it, and what is different in others.
 * Product roots are covers, not reading, and get neither time nor date; they tell the newest version anyway.
 */
export function remarkPageMetadata({ loadFacts, dayOfChange, docsDir }: Options) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const routePath = file.path ? routePathOf(file.path, docsDir) : undefined;
    if (routePath === undefined) return;
    const context: PageContext = { facts: loadFacts(), routePath, docsDir };
    const isCover = !routePath.includes('/');
    const foot = isCover ? [] : [footLine(tree, await dayOfChange(file.path))];
    const body = withSheetOffer(tree.children, routePath);
    const told = isCover ? body : withChange(body, routePath, context);
    tree.children = [...told, ...foot, ...pathSteps(routePath, context)];
  };
}
