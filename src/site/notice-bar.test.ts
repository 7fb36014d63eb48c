import { expect, it } from 'vitest';
import { smallFacts } from '../../tests/support/small-facts';
import { dayInColombia, noticeBar } from './notice-bar';

const barOf = (day: string) => noticeBar(smallFacts, day, '/ayuda/');

it('tells the notice of the day with its products and its page', () => {
  expect(barOf('2026-03-02')?.content).toBe(
    'Delfín y Mobile: La validación está en mantenimiento. Facture como siempre. ' +
      '<a href="/ayuda/docs/delfin/consultas/documentos-electronicos/">Estado de los documentos electrónicos</a>',
  );
});

it.each([
  ['2026-03-01', undefined],
  ['2026-03-03', 'La validación'],
  ['2026-03-04', 'El sábado'],
  ['2026-03-06', 'El sábado'],
  ['2026-03-07', undefined],
])('on %s the first that holds is told: %s', (day, text) => {
  const content = barOf(day)?.content;
  if (text === undefined) expect(content).toBeUndefined();
  else expect(content).toContain(text);
});

it('another text has another id, so that who closed the one sees the other', () => {
  expect(barOf('2026-03-03')?.id).toBe(barOf('2026-03-02')?.id);
  expect(barOf('2026-03-04')?.id).not.toBe(barOf('2026-03-03')?.id);
});

it('a day ends at midnight of Colombia', () => {
  expect(dayInColombia(new Date('2026-03-07T04:59:00Z'))).toBe('2026-03-06');
  expect(dayInColombia(new Date('2026-03-07T05:00:00Z'))).toBe('2026-03-07');
});
