import { describe, expect, test } from 'vitest';
import type { MessageList } from '../../../src/rendering/messages/message-list';
import { codesThatFit, queryOf, readFilters } from './filters';

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

const read = (query: string) => readFilters(new URLSearchParams(query), list);
const fitting = (query: string) => [...codesThatFit(read(query), list)];

describe('what fits', () => {
  test.each([
    ['', ['DLF-2001', 'DLF-2003', 'SNC-101']],
    ['texto=dlf-2001', ['DLF-2001']],
    ['texto=DLF2001', ['DLF-2001']],
    ['texto=2003', ['DLF-2003']],
    ['texto=ESTA', ['DLF-2001', 'SNC-101']],
    ['texto=cerrada+caja', ['DLF-2001']],
    ['texto=cantidad', ['DLF-2003']],
    ['texto=nada', []],
    ['producto=sinco', ['SNC-101']],
    ['pantalla=Facturas', ['DLF-2001', 'DLF-2003']],
    ['pantalla=Facturas&gravedad=avisa', ['DLF-2003']],
    ['producto=sinco&pantalla=Caja', []],
  ])('«%s» fits %j', (query, codes) => {
    expect(fitting(query)).toEqual(codes);
  });
});

describe('the query of an address', () => {
  test('asks for nothing that the list has not', () => {
    expect(queryOf(read('producto=otro&pantalla=<b>&gravedad=constructor&x=1'))).toBe('');
  });

  test('is written as it was read', () => {
    const query = '?texto=%3Cb%3E+caja&producto=delfin&pantalla=Caja&gravedad=impide';
    expect(queryOf(read(query))).toBe(query);
  });

  test('of a text without end is cut', () => {
    expect(read(`texto=${'a'.repeat(5000)}`).texto).toHaveLength(100);
  });
});
