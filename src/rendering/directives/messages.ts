import type { RootContent } from 'mdast';
import { remedyOn } from '../../facts/messages';
import { code, strong, table, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import {
  type BlockDirective,
  DirectiveError,
  findFact,
  type InlineDirective,
  type PageContext,
} from './directive';
import { commonPageFacts } from './page-facts';

/** A screen with fewer messages of its own also shows the ones that all masters share. */
const fewMessages = 3;

/** A message by its code. @throws DirectiveError with the nearest code */
export function findMessage(code: string, context: PageContext) {
  return findFact(context.facts.messages, (message) => message.codigo, code, 'message code');
}

/** Table of messages with their exact text and the way out on this page. */
export function messageTable(codes: readonly string[], context: PageContext): RootContent[] {
  return [
    table(
      [[text('Código')], [text('Mensaje')], [text('Qué hacer')]],
      codes.map((messageCode) => {
        const message = findMessage(messageCode, context);
        const remedy = remedyOn(message, context.routePath);
        return [
          [code(message.codigo)],
          inline(message.texto),
          inline(remedy['que-hacer'].join(' ')),
        ];
      }),
    ),
  ];
}

/** `:mensaje[DLF-2003]`: the exact code and text. */
export const message: InlineDirective = (label, _attributes, context) => {
  const found = findMessage(label, context);
  return [strong(`${found.codigo}. ${found.texto}`)];
};

/** `::mensajes`: the messages of the page's facts, or those of `codigos`. */
export const messages: BlockDirective = (attributes, context) => {
  if (attributes.codigos) {
    return messageTable(
      attributes.codigos.split(',').map((item) => item.trim()),
      context,
    );
  }
  const { mensajes, isMaster } = commonPageFacts(attributes, context);
  const shared =
    isMaster || mensajes.length < fewMessages ? context.facts.commonScreen.mensajes : [];
  const missing = shared.filter((item) => !mensajes.includes(item));
  const codes = [
    ...mensajes,
    ...(isMaster ? missing : missing.slice(0, fewMessages - mensajes.length)),
  ];
  if (codes.length === 0)
    throw new DirectiveError('the facts give this page no messages; use codigos="…"');
  return messageTable(codes, context);
};
