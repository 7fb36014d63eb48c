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

const NEED = 'Pide el permiso Vender.';
const TOLD =
  'Si sacó plata de la caja para pagar algo, anótelo antes del cierre, según lo que pagó:';

test.each<[string, Partial<SearchedSection>, string]>([
  [
    'what a problem is caused by and what to do first, not what its message says',
    { text: 'Mensaje: DLF-9002. No hay papel.\nCausa. Se acabó.\nSolución\nAbra la tapa.' },
    'Causa. Se acabó.\nAbra la tapa.',
  ],
  ['the first step and not what it needs', { text: `${NEED}\nPulse Nuevo.` }, 'Pulse Nuevo.'],
  ['what it needs, of permissions', { text: `${NEED}\nA`, heading: 'Permisos' }, `${NEED}\nA`],
  ['what it needs where there is no more', { text: NEED }, NEED],
  ['what stands beside a table', { text: 'Día\n1\nSume.', passage: 'Sume.' }, 'Sume.'],
  ['what a colon announces', { text: `${TOLD}\nUn gasto. ${TOLD}` }, `${TOLD}\nUn gasto.`],
])('shows %s', (_, section, text) => {
  expect(shown(section)).toBe(text);
});

test('ends with a sentence or between words', () => {
  const sentence = `${'Pulse Grabar y espere a que salga la tirilla. '.repeat(2)}`;
  expect(shown({ text: sentence.repeat(3) })).toBe(sentence.trim());
  expect(shown({ text: 'palabra '.repeat(40) })).toMatch(/^(?:palabra ){9,}palabra…$/);
});
