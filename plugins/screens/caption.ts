import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { PhrasingContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { Message } from '../../src/facts/messages';
import { fieldAnchor, whatToWrite } from '../facts/field-text';
import { inline } from '../facts/markdown/parse';
import { joinUnits } from '../facts/markdown/typography';
import type { ScreenView } from './draw-screen';
import type { Content } from './drawing';
import type { Subject } from './subject';

function asHtml(node: PhrasingContent): ElementContent {
  if (node.type === 'strong') return h('strong', plainText(node));
  if (node.type === 'inlineCode') return h('code', node.value);
  return { type: 'text', value: joinUnits(plainText(node)) };
}

function explanation(subject: Subject, name: string): ElementContent[] {
  const { cards = [], charts = [], parts = [] } = subject.board ?? {};
  const part = [...cards, ...charts, ...parts].find((item) => item.name === name);
  if (part) return inline(`${part.meaning.replace(/\.$/, '')}.`).map(asHtml);
  const field = [...subject.fields, ...subject.lineFields].find((item) => item.nombre === name);
  if (field) return inline(whatToWrite(field)).map(asHtml);
  const column = subject.report?.columnas.find((item) => item.nombre === name);
  if (column) return inline(column.significado).map(asHtml);
  if (subject.alone?.links.includes(name)) return [{ type: 'text', value: 'Enlace.' }];
  const button = subject.buttons.find((item) => item.name === name);
  if (!button) return [{ type: 'text', value: 'Lo calcula el programa.' }];
  return [{ type: 'text', value: button.key ? `Botón; su tecla es ${button.key}.` : 'Botón.' }];
}

function legendName(subject: Subject, name: string): ElementContent {
  const isField =
    !subject.report && subject.url !== '' && subject.fields.some((field) => field.nombre === name);
  if (!isField) return h('b', name);
  return h('a', { href: `${subject.url}#${fieldAnchor(name)}` }, name);
}

function kindOfPlace({ frame, alone }: Subject): string {
  if (alone?.isTab) return 'La pestaña';
  return frame === 'escritorio' ? 'La ventana' : 'La pantalla';
}

function sentence(subject: Subject, content: Content, message: Message | undefined): string {
  const kind = kindOfPlace(subject);
  const part =
    content.shown < content.total
      ? ` Se ven ${content.shown} de sus ${content.total} ${content.unit}.`
      : '';
  const over = message ? ` Encima, el mensaje ${message.codigo}.` : '';
  return `${kind} ${subject.title} de ${subject.program} con los datos de la empresa de ejemplo.${part}${over}`;
}

/** What is seen, in a sentence, and what each number points at. */
export function caption(
  subject: Subject,
  view: ScreenView,
  content: Content,
  message: Message | undefined,
): Element {
  const marks = view.highlight ?? [];
  return h('figcaption', [
    h('p', sentence(subject, content, message)),
    ...(marks.length > 0
      ? [
          h(
            'ul',
            marks.map((name, index) =>
              h('li', [
                h('i', String(index + 1)),
                ' ',
                legendName(subject, name),
                ': ',
                ...explanation(subject, name),
              ]),
            ),
          ),
        ]
      : []),
  ]);
}
