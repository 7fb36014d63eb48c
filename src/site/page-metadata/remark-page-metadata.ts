import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import type { Facts } from '../../facts/facts';
import type { PageContext } from '../../rendering/directives/directive';
import { routeLink } from '../../rendering/directives/links';
import { routePathOf } from '../../rendering/doc-file';
import { element, fileLink, link, list, text } from '../../rendering/markdown/nodes';
import { PRINT_ID, SHEET_LINK, sheetFile } from '../cheat-sheet';
import { changeLine } from './change-line';
import { minutesOf } from './reading-time';

const longDate = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });

function footLine(tree: Root, day: string | undefined): RootContent {
  const facts = [`${minutesOf(tree)}\u00a0min de lectura`];
  if (day) facts.push(`Última actualización del texto: ${longDate.format(new Date(day))}`);
  return element('p', { className: ['lectura'] }, [text(facts.join(' · '))]);
}

/** What a reader would take to the counter: a list of steps, not one of a single line. */
function isProcedure(node: RootContent): boolean {
  return node.type === 'list' && node.ordered === true && node.children.length > 1;
}

function sheetLine(routePath: string): RootContent {
  const address = `${sheetFile(routePath)}#${PRINT_ID}`;
  return element('p', { className: [SHEET_LINK] }, [
    fileLink(address, 'Imprimir hoja para el mostrador'),
  ]);
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

function pathStep(
  path: Facts['learningPaths'][number],
  step: number,
  context: PageContext,
): PhrasingContent[] {
  const next = path.rutas[step + 1];
  return [
    text(`Paso ${step + 1} de ${path.rutas.length} de la ruta `),
    link(`/aprender#${path.clave}`, path.nombre),
    ...(next ? [text(' · Siguiente: '), routeLink(next, context)] : [text(' · Es el último')]),
  ];
}

function pathSteps(routePath: string, context: PageContext): RootContent[] {
  const steps = context.facts.learningPaths.flatMap((path) => {
    const step = path.rutas.indexOf(routePath);
    return step === -1 ? [] : [pathStep(path, step, context)];
  });
  if (steps.length === 0) return [];
  return [
    element('nav', { className: ['pasos-de-ruta'], ariaLabel: 'Rutas por rol' }, [list(steps)]),
  ];
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
  return atSectionEnd(content, first, changeLine(routePath, context));
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
 * the way to the same on a sheet of paper, and what the last versions changed in it.
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
