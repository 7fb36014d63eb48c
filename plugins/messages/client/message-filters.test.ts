import { describe, expect, test } from 'vitest';
import { readFilters } from '../../../src/components/ListFilters/filters';
import type { MessageList } from '../../../src/rendering/messages/message-list';
import { choicesOf, codesThatFit } from './message-filters';

const list: MessageList = {
  screens: ['Caja', 'Facturas'],
  products: [
    {
      key: 'delfin',
      name: 'Delfín',
      messages: [
        {
          code: 'DLF-2001',
          text: 'La caja está cerrada.',
          firstStep: 'Haga la apertura.',
          severity: 'impide',
          screens: [0, 1],
        },
        {
          code: 'DLF-2003',
          text: 'No hay existencia.',
          firstStep: 'Cambie la cantidad.',
          severity: 'avisa',
          screens: [1],
        },
      ],
    },
    {
      key: 'sinco',
      name: 'Sinco',
      messages: [
        {
          code: 'SNC-101',
          text: 'Ya está exportado.',
          firstStep: 'Elija otro mes.',
          severity: 'informa',
          screens: [],
        },
      ],
    },
  ],
};

const fitting = (query: string) => [
  ...codesThatFit(readFilters(new URLSearchParams(query), choicesOf(list)), list),
];

describe('what fits', () => {
  test.each([
    ['', ['DLF-2001', 'DLF-2003', 'SNC-101']],
    ['texto=dlf-2001', ['DLF-2001']],
    ['texto=DLF2001', ['DLF-2001']],
    ['texto=2003', ['DLF-2003']],
    ['texto=ESTA', ['DLF-2001', 'SNC-101']],
    ['texto=cerrada+caja', ['DLF-2001']],
    ['texto=cantidades', ['DLF-2003']],
    ['texto=¿cómo+abro+la+caja?', ['DLF-2001']],
    ['texto=nada', []],
    ['producto=sinco', ['SNC-101']],
    ['pantalla=Facturas', ['DLF-2001', 'DLF-2003']],
    ['pantalla=Facturas&gravedad=avisa', ['DLF-2003']],
    ['producto=sinco&pantalla=Caja', []],
  ])('«%s» fits %j', (query, codes) => {
    expect(fitting(query)).toEqual(codes);
  });
});
