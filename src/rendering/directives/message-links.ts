import type { PhrasingContent, RootContent } from 'mdast';
import { messageUrl } from '../../facts/message-url';
import { type Message, remedyOn } from '../../facts/messages';
import { code, link, paragraph, strong, tableOf, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import {
  type BlockDirective,
  DirectiveError,
  findFact,
  type InlineDirective,
  namesIn,
  type PageContext,
} from './directive';
import { folded } from './fold';
import { hint, plainHint } from './hint';
import { commonPageFacts } from './own-page';

/** A message by its code. @throws DirectiveError with the nearest code */
export function findMessage(code: string, context: PageContext) {
  return findFact(context.facts.messages, 'codigo', code, 'message code');
}

function firstStepText(message: Message, { routePath }: PageContext): string {
  return remedyOn(message, routePath)['que-hacer'][0] ?? '';
}

/** Messages with their exact text and what to do first on this page; their own pages say the rest. */
function messageTable(codes: readonly string[], context: PageContext): RootContent {
  return tableOf(
    codes.map((code) => findMessage(code, context)),
    ['Código', ({ codigo }) => `\`${codigo}\``],
    ['Mensaje', ({ texto }) => texto],
    ['Qué hacer primero', (message) => firstStepText(message, context)],
  );
}

/** What to do first about a message on this page, as a text without links. */
function firstStep(message: Message, context: PageContext): PhrasingContent[] {
  return plainHint(inline(firstStepText(message, context)), context);
}

/** A link to the page of a message that shows what is not said beside it on hover and focus. */
function messageLink(
  { codigo }: Message,
  label: PhrasingContent[],
  shown: PhrasingContent[],
): PhrasingContent {
  return hint(messageUrl(codigo), label, `mensaje-${codigo.toLowerCase()}`, shown);
}

/** `:mensaje[DLF-2003]`: the exact code and text; hover and focus show what to do first. */
export const message: InlineDirective = (label, _attributes, context) => {
  const found = findMessage(label, context);
  const name = strong(`${found.codigo}. ${found.texto}`);
  return [messageLink(found, [name], firstStep(found, context))];
};

/** A code that leads to its page; undefined for other code. */
export function codeLink(value: string, { facts }: PageContext): PhrasingContent | undefined {
  const isKnown = facts.messages.some(({ codigo }) => codigo === value);
  return isKnown ? link(messageUrl(value), [code(value)]) : undefined;
}

/** The same in running text: hover and focus show the message and what to do first. */
export function hintedCode(value: string, context: PageContext): PhrasingContent | undefined {
  const found = context.facts.messages.find(({ codigo }) => codigo === value);
  if (!found) return undefined;
  const shown = [strong(found.texto), text(' '), ...firstStep(found, context)];
  return messageLink(found, [code(value)], shown);
}

/** Messages that a page shows outright; of more, how many, with the rest folded. */
const ROOM_FOR_MESSAGES = 3;

function roomyTable(codes: readonly string[], context: PageContext): RootContent[] {
  const rows = messageTable(codes, context);
  if (codes.length <= ROOM_FOR_MESSAGES) return [rows];
  return [folded(`Qué hacer con cada uno: ${codes.length} mensajes`, [rows])];
}

/** `::mensajes`: the messages of the page's facts, or those of `codigos`. */
export const messages: BlockDirective = (attributes, context) => {
  if (attributes.codigos) return roomyTable(namesIn(attributes.codigos), context);
  const { mensajes, isMaster } = commonPageFacts(attributes, context);
  const shared = isMaster ? context.facts.commonScreen.mensajes : [];
  const common = shared.filter((item) => !mensajes.includes(item)).map((item) => `\`${item}\``);
  if (mensajes.length + common.length === 0)
    throw new DirectiveError('the facts give this page no messages; use codigos="…"');
  return [
    ...(mensajes.length > 0 ? roomyTable(mensajes, context) : []),
    // One line for those of every master, which say nothing of this one.
    ...(common.length > 0
      ? [
          paragraph(
            `Pueden salir en cualquier maestro: ${new Intl.ListFormat('es').format(common)}.`,
          ),
        ]
      : []),
  ];
};
