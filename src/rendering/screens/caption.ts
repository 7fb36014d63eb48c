import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { PhrasingContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { buttonMeaning } from '../../facts/buttons';
import type { Facts } from '../../facts/facts';
import { menuOf } from '../../facts/menu-paths';
import type { Message } from '../../facts/messages';
import type { Subject } from '../../facts/subject';
import { ended } from '../../text/sentence';
import { fieldAnchor, whatToWrite } from '../field-text';
import { inline } from '../markdown/parse';
import { joinUnits } from '../markdown/typography';
import { letterOf } from './callouts';
import type { Content } from './drawing';

/** A node of a fact in a drawing, where no directive expands but the menu path of a page. */
function asHtml(node: PhrasingContent, facts: Facts): ElementContent {
  const words = plainText(node);
  if (node.type === 'textDirective') return h('strong', menuOf(words, facts) ?? words);
  if (node.type === 'strong') return h('strong', words);
  if (node.type === 'inlineCode') return h('code', node.value);
  return { type: 'text', value: joinUnits(words) };
}

/** What a field, a total or a part of a board shows or asks for, as Markdown. */
function explainContent(subject: Subject, name: string): string | undefined {
  const { cards = [], charts = [], parts = [] } = subject.board ?? {};
  const part = [...cards, ...charts, ...parts].find((item) => item.name === name);
  if (part) return ended(part.meaning);
  const field = [...subject.fields, ...subject.lineFields].find((item) => item.nombre === name);
  if (field) return whatToWrite(field);
  const isTotal = subject.totals.some((total) => total.nombre === name);
  return isTotal ? 'Lo calcula el programa.' : undefined;
}

/** What a button or a link does, and its key. */
function explainButton(facts: Facts, subject: Subject, name: string): string | undefined {
  const key = subject.buttons.find((button) => button.name === name)?.key;
  const meaning = buttonMeaning(facts.buttonMeanings, name, subject.route);
  const sentences = [meaning && ended(meaning), key && `Su tecla es ${key}.`].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/** The highlighted names of which the facts say something, in their order, and what they say. */
export function explain(facts: Facts, subject: Subject, names: readonly string[]) {
  return names.flatMap((name) => {
    const meaning = explainContent(subject, name) ?? explainButton(facts, subject, name);
    return meaning ? [{ name, meaning: inline(meaning).map((node) => asHtml(node, facts)) }] : [];
  });
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
  // How many of them are seen depends on the room: a phone draws fewer columns.
  const part = content.all ? ` Se ve una parte de sus ${content.all}.` : '';
  const over = message ? ` Encima, el mensaje ${message.codigo}.` : '';
  return `${kind} ${subject.title} de ${subject.program} con los datos de la empresa de ejemplo.${part}${over}`;
}

/** What is seen, in a sentence, and what each letter points at. */
export function caption(
  subject: Subject,
  legend: ReturnType<typeof explain>,
  content: Content,
  message: Message | undefined,
): Element {
  const rows = legend.map(({ name, meaning }, index) =>
    h('li', [h('i', letterOf(index)), ' ', legendName(subject, name), ': ', ...meaning]),
  );
  return h('figcaption', [
    h('p', sentence(subject, content, message)),
    ...(rows.length > 0 ? [h('ul', rows)] : []),
  ]);
}
