import type { Filters } from '../../../src/components/ListFilters/filters';
import type { Choice } from '../../../src/rendering/finders/finder';
import type { ListedMessage, MessageList } from '../../../src/rendering/messages/message-list';
import { askedWords, isSaid, readSaid } from '../../../src/text/spoken-words';

/** What each gravity means to who reads a message. */
const SEVERITIES: Readonly<Record<ListedMessage['severity'], string>> = {
  impide: 'Impiden seguir',
  avisa: 'Avisan',
  informa: 'Informan',
};

/** What the list can be filtered by. */
export function choicesOf(list: MessageList): Choice[] {
  return [
    {
      name: 'producto',
      label: 'Producto',
      all: 'Todos',
      options: list.products.map(({ key, name }) => [key, name]),
    },
    {
      name: 'pantalla',
      label: 'Pantalla',
      all: 'Todas',
      options: list.screens.map((name) => [name, name]),
    },
    { name: 'gravedad', label: 'Gravedad', all: 'Todas', options: Object.entries(SEVERITIES) },
  ];
}

/** Codes of the messages that fit: each word of the text is in the code, the message or its first step. */
export function codesThatFit(
  { texto = '', producto = '', pantalla = '', gravedad = '' }: Filters,
  list: MessageList,
): ReadonlySet<string> {
  const words = askedWords(texto);
  const screen = list.screens.indexOf(pantalla);
  const fits = ({ code, text, firstStep, severity, screens }: ListedMessage): boolean => {
    const said = readSaid(`${code} ${code.replace('-', '')} ${text} ${firstStep}`);
    return (
      words.every((word) => isSaid(word, said)) &&
      (screen < 0 || screens.includes(screen)) &&
      (gravedad === '' || gravedad === severity)
    );
  };
  return new Set(
    list.products
      .filter(({ key }) => producto === '' || producto === key)
      .flatMap(({ messages }) => messages.filter(fits).map(({ code }) => code)),
  );
}
