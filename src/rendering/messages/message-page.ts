import GithubSlugger from 'github-slugger';
import type { Root, RootContent } from 'mdast';
import { VFile } from 'vfile';
import type { Facts } from '../../facts/facts';
import { type MessagePlaces, messagePlaces } from '../../facts/message-places';
import { messageUrl } from '../../facts/message-url';
import type { Message, MessageContext } from '../../facts/messages';
import { type Product, productLabel } from '../../facts/products';
import { withoutAccents } from '../../text/accents';
import { lowerFirst } from '../../text/sentence';
import type { PageContext } from '../directives/directive';
import { folded } from '../directives/fold';
import { detailBox, type Remedy, remedyDetails, remedySteps } from '../directives/remedy';
import { guided } from '../directives/repair';
import { heading, list, paragraph } from '../markdown/nodes';
import { type PageNode, pageNodes } from '../markdown/page-nodes';
import { joinUnits } from '../markdown/typography';
import { plainFactText } from '../plain-fact-text';
import { expandFacts } from '../remark-facts';
import { buttonOf } from '../screens/dialog';

/** Longest description that results of a search show whole. */
const LONGEST_DESCRIPTION = 160;

/** Most messages of the same screens that are offered. */
const MOST_SIBLINGS = 4;

/** Anchor of what to do in general. */
const GENERAL = 'que-hacer';

/** Anchor of what to do when one was doing something else. */
const OTHERS = 'otra-cosa';

const severities: Record<Message['gravedad'], string> = {
  impide: 'Impide seguir hasta que se arregle.',
  avisa: 'Avisa: usted decide si sigue.',
  informa: 'Informa: nada está mal.',
};

/** One line of a fact as plain words. */
export function saidInLine(line: string, facts: Facts): string {
  return joinUnits(plainFactText(line, facts));
}

/**
 * Document nodes as a component draws them, the directives among them expanded.
 *
 * @throws Error naming the message, when a directive of its facts is broken
 */
function expandedNodes(
  children: RootContent[],
  context: PageContext,
  { codigo }: Message,
): PageNode[] {
  const tree: Root = { type: 'root', children };
  expandFacts(tree, context, new VFile({ path: `data/mensajes (${codigo})` }));
  return pageNodes(tree);
}

/** The product that a message is of, by the prefix of its code. */
export function productOfCode(messageCode: string, { products }: Facts): Product {
  const product = products.find(({ prefijo }) => messageCode.startsWith(`${prefijo}-`));
  if (product) return product;
  throw new Error(
    `${messageCode} of data/mensajes is of no product: expected it to begin with a \`prefijo\` of data/productos.yaml`,
  );
}

/** Whether a product shows its messages in a window: an API answers with them. */
function hasWindows({ clave }: Product, { screens }: Facts): boolean {
  return screens.some(({ ruta }) => ruta.startsWith(`${clave}/`));
}

/** Remedies by what one may have been doing, each with an anchor of its own. */
function anchoredContexts({ contextos }: Message) {
  const slugger = new GithubSlugger();
  return contextos.map((remedy) => ({ id: slugger.slug(withoutAccents(remedy.haciendo)), remedy }));
}

function generalTitle({ haciendo, contextos }: Message): string {
  if (contextos.length === 0) return 'Qué hacer';
  return haciendo ? `Al ${lowerFirst(haciendo)} y en general` : 'Qué hacer en general';
}

/** What to do and what to know of it, which the reader may have shown cause by cause. */
function guidedRemedy(
  remedy: Remedy,
  details: ReturnType<typeof remedyDetails>,
  context: PageContext,
): RootContent[] {
  const nodes = [...remedySteps(remedy), ...detailBox(details)];
  return guided(nodes, [remedy], remedy.causas, context, false);
}

/** A remedy that only those open who were doing that. */
function situation(remedy: MessageContext, id: string, context: PageContext): RootContent {
  const page: [string, string] = ['Página', `:pagina[${remedy.ruta}]`];
  const details = [...remedyDetails(remedy, context, true), page];
  return folded(
    heading(3, remedy.haciendo, id),
    guidedRemedy(remedy, details, context),
    'pregunta',
  );
}

/** What most readers do in sight, and the other situations folded, each behind what one was doing. */
function remedies(message: Message, context: PageContext): RootContent[] {
  const situations = anchoredContexts(message).map(({ id, remedy }) =>
    situation(remedy, id, context),
  );
  const severity: [string, string] = ['Gravedad', severities[message.gravedad]];
  const { length } = situations;
  const others = length === 1 ? 'Vea otro caso' : `Vea ${length} casos más`;
  return [
    ...(length > 0 ? [paragraph(`¿Hacía otra cosa? [${others}](#${OTHERS})`)] : []),
    heading(2, generalTitle(message), GENERAL),
    ...guidedRemedy(message, [severity, ...remedyDetails(message, context, true)], context),
    ...(length > 0 ? [heading(2, 'Si hacía otra cosa', OTHERS)] : []),
    ...situations,
  ];
}

const NOWHERE: MessagePlaces = { shown: [], solved: [] };

/** Share of the pages of two messages that show both. */
function likeness(one: MessagePlaces, other: MessagePlaces): number {
  const both = one.shown.filter((route) => other.shown.includes(route)).length;
  return both / Math.max(1, one.shown.length + other.shown.length - both);
}

/** Messages that come up on the same screens, those first that share most of them. */
function siblings(
  message: Message,
  messages: readonly Message[],
  places: ReadonlyMap<string, MessagePlaces>,
): Message[] {
  const own = places.get(message.codigo) ?? NOWHERE;
  return messages
    .filter((other) => other !== message)
    .map((other) => ({ other, share: likeness(own, places.get(other.codigo) ?? NOWHERE) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_SIBLINGS)
    .map(({ other }) => other);
}

function links(title: string, items: readonly string[]): RootContent[] {
  return items.length === 0 ? [] : [heading(2, title), list(items)];
}

function related(
  { contextos }: Message,
  { shown, solved }: MessagePlaces,
  others: readonly Message[],
): RootContent[] {
  const pages = (routes: readonly string[]) => routes.map((route) => `:pagina[${route}]`);
  // Each situation leads to its page.
  const elsewhere = shown.filter((route) => contextos.every(({ ruta }) => ruta !== route));
  const labelled = others.map(
    ({ codigo, texto }) => `[\`${codigo}\` ${texto}](${messageUrl(codigo)})`,
  );
  return [
    ...links(contextos.length > 0 ? 'Dónde más aparece' : 'Dónde aparece', pages(elsewhere)),
    ...links('Dónde se explica', pages(solved)),
    ...links('Otros mensajes de las mismas pantallas', labelled),
  ];
}

/** What to expect of the page, with as much of its first step as results of a search show. */
function description(message: Message, product: Product, firstStep: string): string {
  const whole = `${message.codigo} de ${productLabel(product)}: ${message.texto} ${firstStep} Además, quién puede arreglarlo y cuándo escribir a soporte.`;
  if (whole.length <= LONGEST_DESCRIPTION) return whole;
  return `${whole.slice(0, LONGEST_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`;
}

/**
 * What the page of each message shows.
 *
 * @param docsDir folder of the documentation pages, which directives may read
 * @throws Error when a directive in the facts of a message is broken
 */
export function messagePages(facts: Facts, docsDir: string) {
  const context: PageContext = { facts, routePath: undefined, docsDir };
  const places = messagePlaces(facts);
  return facts.messages.map((message) => {
    const { codigo, texto } = message;
    const product = productOfCode(codigo, facts);
    const [first = ''] = message['que-hacer'];
    const own = places.get(codigo) ?? NOWHERE;
    const others = siblings(message, facts.messages, places);
    // First what most readers were doing.
    const doing: Readonly<Record<string, string>> = Object.fromEntries([
      ...(message.haciendo ? [[GENERAL, message.haciendo]] : []),
      ...anchoredContexts(message).map(({ id, remedy }) => [id, remedy.haciendo]),
    ]);
    return {
      /** What to do, in general and by what one was doing. First, so that an error in a step names its message. */
      remedies: expandedNodes(remedies(message, context), context, message),
      code: codigo,
      text: saidInLine(texto, facts),
      product: { key: product.clave, name: productLabel(product) },
      description: description(message, product, saidInLine(first, facts)),
      /** The button of the box it comes in; undefined when its product shows none. */
      ...(hasWindows(product, facts) && { button: buttonOf(message) }),
      /** What one may have been doing, by the anchor of its remedy. */
      doing,
      /** Where it comes up, and what else comes up there. */
      related: expandedNodes(related(message, own, others), context, message),
    };
  });
}

/** What the component of a message's page draws. */
export type MessagePage = ReturnType<typeof messagePages>[number];
