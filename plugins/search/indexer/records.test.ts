import { expect, test } from 'vitest';
import type { SearchedSection } from '../../../src/built-pages/searched-text';
import { recordsOf, sectionTexts } from './records';
import type { RenderedPage } from './rendered-page';

const TOP = { anchor: '', heading: '', text: 'Cuente el efectivo.' };

function pageWith(section: Partial<SearchedSection>): RenderedPage {
  const sections = [TOP, { anchor: 'a', heading: 'Pasos', text: '', ...section }];
  const about = { url: '/a/', kind: 'doc' as const, title: 'Cierre', breadcrumb: ['Ventas'] };
  return { ...about, description: '', keywords: [], sections };
}

/** What the search shows of a section. */
function shown(section: Partial<SearchedSection>): string | undefined {
  return sectionTexts([pageWith(section)])[1];
}

test('tells a page by its title, its groups and the text above its first heading', () => {
  expect(recordsOf([pageWith({})])).toEqual({
    searchDocs: [
      {
        ...{ url: '/a/', title: 'Cierre', subcategory: 'Cierre' },
        ...{ text: 'Cuente el efectivo.', path: ['Ventas'] },
      },
    ],
    headings: ['Pasos\ta'],
  });
  expect(sectionTexts([pageWith({})])[0]).toBe('');
});

test('calls a section without a heading by its page', () => {
  expect(recordsOf([pageWith({ heading: '', anchor: 'cierre' })]).headings).toEqual(['Cierre']);
});

test('shows what a problem is caused by and what to do first, not what its message says', () => {
  const text = 'Mensaje: DLF-9002. No hay papel.\nCausa. Se acabó.\nSolución\nAbra la tapa.';
  expect(shown({ text })).toBe('Causa. Se acabó.\nAbra la tapa.');
});

test('shows the first step and not what it needs, where permissions are not the subject', () => {
  const text = 'Pide el permiso Vender.\nPulse Nuevo.';
  expect(shown({ text })).toBe('Pulse Nuevo.');
  expect(shown({ text, heading: 'Permisos' })).toBe(text);
  expect(shown({ text: 'Pide el permiso Vender.' })).toBe('Pide el permiso Vender.');
});

test('shows what stands beside a table before the table', () => {
  expect(shown({ text: 'Día\nTotal\n1\n2\nSume los totales.', passage: 'Sume los totales.' })).toBe(
    'Sume los totales.',
  );
});

test('goes on after a colon, which announces the answer', () => {
  const told =
    'Si sacó plata de la caja para pagar algo, anótelo antes del cierre, según lo que pagó:';
  expect(shown({ text: `${told}\nUn gasto, en Otros gastos. ${told}` })).toBe(
    `${told}\nUn gasto, en Otros gastos.`,
  );
});

test('ends with a sentence or between words', () => {
  const sentence = `${'Pulse Grabar y espere a que salga la tirilla. '.repeat(2)}`;
  expect(shown({ text: sentence.repeat(3) })).toBe(sentence.trim());
  expect(shown({ text: 'palabra '.repeat(40) })).toMatch(/^(?:palabra ){9,}palabra…$/);
});
