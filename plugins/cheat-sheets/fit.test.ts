import { expect, it } from 'vitest';
import type { ListedCode, Procedure } from '../../src/site/cheat-sheet';
import { fitted } from './fit';

const said = (text: string) => [{ type: 'text', value: text } as const];

/** Steps of one line each, if not told otherwise. */
function procedure(steps: number, text = 'Pulse Grabar.', title = 'Grabar'): Procedure {
  return { title, warnings: [], steps: Array.from({ length: steps }, () => said(text)), after: [] };
}

function messages(count: number): ListedCode[] {
  return Array.from({ length: count }, (_, place) => ({
    code: `DLF-${place}`,
    text: 'El documento ya está anulado.',
    remedy: said('Busque el número en la consulta de facturas y compruebe que sea el que quería.'),
  }));
}

const settingOf = (procedures: Procedure[], codes: ListedCode[] = []) =>
  fitted({ procedures, codes }).setting;

it('sets what is short in large letters, and smaller ones for what is longer', () => {
  expect(settingOf([procedure(6)])).toEqual({ points: 16, columns: 1 });
  expect(settingOf([procedure(22)])).toEqual({ points: 14, columns: 1 });
  expect(settingOf([procedure(100)])).toEqual({ points: 9, columns: 2 });
});

it('sets short lines side by side, where long ones need smaller letters', () => {
  expect(settingOf([procedure(50)])).toEqual({ points: 12, columns: 2 });
  const long =
    'Lea el código de barras de cada producto y escriba la cantidad que hay en el estante.';
  expect(settingOf([procedure(50, long)]).points).toBeLessThan(12);
});

it('counts what stands in lists within a step', () => {
  const items = Array.from({ length: 40 }, () => ({
    type: 'element' as const,
    tagName: 'li',
    properties: {},
    children: said('Una línea.'),
  }));
  const list = { type: 'element' as const, tagName: 'ul', properties: {}, children: items };
  const within = { ...procedure(0), steps: [[...said('Elija una:'), list]] };
  expect(settingOf([within]).points).toBeLessThan(14);
});

it('leaves on the page what fits with no letters: the last messages', () => {
  const cut = fitted({ procedures: [procedure(50), procedure(1)], codes: messages(30) });
  expect(cut).toMatchObject({ isCut: true, setting: { points: 9, columns: 2 } });
  expect(cut.codes).toEqual(messages(cut.codes.length));
  expect(cut.codes.length).toBeGreaterThan(5);
  // Once all messages are left there, the last procedures.
  const procedures = ['Vender', 'Anular', 'Cambiar', 'Separar'].map((title) =>
    procedure(25, 'Pulse Grabar.', title),
  );
  const { codes, procedures: kept } = fitted({ procedures, codes: messages(9) });
  expect([kept.map(({ title }) => title), codes]).toEqual([['Vender', 'Anular'], []]);
});
