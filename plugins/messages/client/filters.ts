import type { ListedMessage, MessageList } from '../../../src/rendering/messages/message-list';
import { foldText } from '../../../src/text/accents';

/** Names of the filters, which are those of their fields and of the query of the address. */
export const FILTER_NAMES = ['texto', 'producto', 'pantalla', 'gravedad'] as const;

type FilterName = (typeof FILTER_NAMES)[number];

/** What the reader asks for; an empty value asks for nothing. */
export type Filters = Readonly<Record<FilterName, string>>;

/** What each gravity means to who reads a message. */
export const SEVERITIES: Readonly<Record<ListedMessage['severity'], string>> = {
  impide: 'Impiden seguir',
  avisa: 'Avisan',
  informa: 'Informan',
};

/** Longest text that is looked for; what is longer was not typed by a person. */
const LONGEST_TEXT = 100;

/** Values that a filter may have; undefined for one of free text. */
function valuesOf(name: FilterName, list: MessageList): readonly string[] | undefined {
  switch (name) {
    case 'producto':
      return list.products.map(({ key }) => key);
    case 'pantalla':
      return list.screens;
    case 'gravedad':
      return Object.keys(SEVERITIES);
    default:
      return undefined;
  }
}

/** The filters that an address or a form gives; of an address, which is anybody's, only what the list has. */
export function readFilters(given: URLSearchParams, list: MessageList): Filters {
  const values = FILTER_NAMES.map((name) => {
    const value = given.get(name) ?? '';
    const isKnown = valuesOf(name, list)?.includes(value) ?? true;
    return [name, isKnown ? value.slice(0, LONGEST_TEXT) : ''];
  });
  return Object.fromEntries(values);
}

/** The query of an address that asks for the same: `?texto=caja`, or nothing. */
export function queryOf(filters: Filters): string {
  const asked = FILTER_NAMES.filter((name) => filters[name].trim() !== '');
  const query = new URLSearchParams(asked.map((name) => [name, filters[name].trim()]));
  return asked.length > 0 ? `?${query}` : '';
}

/** Codes of the messages that fit: each word of the text is in the code, the message or its first step. */
export function codesThatFit(filters: Filters, list: MessageList): ReadonlySet<string> {
  const words = foldText(filters.texto).split(/\s+/).filter(Boolean);
  const screen = list.screens.indexOf(filters.pantalla);
  const fits = ({ code, text, firstStep, severity, screens }: ListedMessage): boolean => {
    const said = foldText(`${code} ${code.replace('-', '')} ${text} ${firstStep}`);
    return (
      words.every((word) => said.includes(word)) &&
      (screen < 0 || screens.includes(screen)) &&
      (filters.gravedad === '' || filters.gravedad === severity)
    );
  };
  return new Set(
    list.products
      .filter(({ key }) => filters.producto === '' || filters.producto === key)
      .flatMap(({ messages }) => messages.filter(fits).map(({ code }) => code)),
  );
}
