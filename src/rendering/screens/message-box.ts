import type { Element } from 'hast';
import { h } from 'hastscript';
import { factError } from '../../facts/fact-error';
import type { Facts } from '../../facts/facts';
import type { Message } from '../../facts/messages';
import { unknownName } from '../../text/nearest';
import type { Subject } from './subject';
import { plain } from './values';

/** A message by its code. @throws FactError with the nearest code */
export function findMessage(facts: Facts, code: string): Message {
  const message = facts.messages.find((candidate) => candidate.codigo === code);
  if (message) return message;
  const known = facts.messages.map((candidate) => candidate.codigo);
  throw factError('data/mensajes', [code], 'unknown message code', unknownName(code, known));
}

/** The message box that stands over a window, with the exact text of the message. */
export function messageBox(subject: Subject, message: Message): Element {
  const text = plain(message.texto);
  // As data/reglas/pantalla.yaml says, Delfín's own messages carry the code as title and lead to their help.
  const content = message.codigo.startsWith('DLF-')
    ? [h('b', message.codigo), h('p', text), h('span', 'Ver ayuda')]
    : [h('b', subject.program), h('p', [h('b', message.codigo), ` ${text}`]), h('span', 'Aceptar')];
  return h('div.v-aviso', [h('div', content)]);
}
