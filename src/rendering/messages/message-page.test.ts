import { describe, expect, test } from 'vitest';
import { smallDocsDir, smallFacts } from '../../../tests/support/small-facts';
import type { Facts } from '../../facts/facts';
import { wordsOf } from '../markdown/node-words';
import type { PageNode } from '../markdown/page-nodes';
import { messageFinder } from './message-finder';
import { messagePages } from './message-page';

/** The small facts, with a message that says all that a message can say. */
const facts: Facts = {
  ...smallFacts,
  messages: smallFacts.messages.map((message) =>
    message.codigo === 'DLF-2204'
      ? {
          ...message,
          gravedad: 'avisa',
          'que-hacer': ['Abra :pagina[delfin/movimientos/ventas/recaudos].', 'Pulse **Grabar**.'],
          permiso: 'ventas-facturar',
          permisos: ['productos-ver-costos'],
          quien: 'Quien abrió la caja.',
          conserva: 'Lo escrito sigue en pantalla; vea `DLF-2001`.',
          evite: 'No cierre la ventana.',
          soporte: 'Escriba a soporte con la hora.',
          contextos: [
            {
              ruta: 'delfin/movimientos/ventas/notas-credito',
              haciendo: 'Anular una factura con nota crédito',
              'que-hacer': ['Elija **Transferencia**.'],
            },
          ],
        }
      : message,
  ),
};

const CREDIT_NOTES = '/docs/delfin/movimientos/ventas/notas-credito/';

const pages = messagePages(facts, smallDocsDir);

function page(code: string) {
  const found = pages.find((candidate) => candidate.code === code);
  if (!found) throw new Error(`no page of ${code}`);
  return found;
}

/** The page of a message when all messages say this too. */
function pageWith(said: Partial<Facts['messages'][number]>, code = 'DLF-2204') {
  const messages = facts.messages.map((message) => ({ ...message, ...said }));
  return messagePages({ ...facts, messages }, smallDocsDir).find((one) => one.code === code);
}

function words(nodes: readonly PageNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : words(node.children ?? [])))
    .join('|');
}

function hrefs(nodes: readonly PageNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const own = node.tag === 'a' ? [String(node.props?.href)] : [];
    return [...own, ...hrefs(node.children ?? [])];
  });
}

describe('the page of a message', () => {
  test('tells the steps and all that the facts tell of them', () => {
    expect(words(page('DLF-2204').remedies)).toMatch(
      /^¿Hacía otra cosa\? \|Vea otro caso\|Qué hacer en general\|Abra \|Recaudos de cartera\|\..*\|Pulse \|Grabar\|.*Gravedad\|Avisa.*Quién puede\|.*Facturar\|: administrador[^|]*; \|Ver costos y utilidad\|: .*Quién lo hace\|Quien abrió.*Lo que ya hizo\|.*Evite\|No cierre.*Soporte\|Escriba/,
    );
  });

  test('folds what to do in another situation behind what one was doing, down to its page', () => {
    const { remedies, doing } = page('DLF-2204');
    const anchor = 'anular-una-factura-con-nota-credito';
    expect(doing).toEqual({ [anchor]: 'Anular una factura con nota crédito' });
    const fold = remedies.at(-1);
    expect(fold).toMatchObject({
      tag: 'details',
      children: [{ tag: 'summary', children: [{ tag: 'h3', props: { id: anchor } }] }, {}, {}],
    });
    expect(hrefs([fold ?? ''])).toEqual([CREDIT_NOTES]);
  });

  test('says first what most readers were doing, where the general remedy is theirs', () => {
    const found = pageWith({ haciendo: 'Vender en la caja' });
    expect(words(found?.remedies ?? [])).toMatch(
      /^[^|]*\|Vea otro caso\|Al vender en la caja y en general\|.*\|Si hacía otra cosa\|/,
    );
    expect(found?.doing).toMatchObject({ 'que-hacer': 'Vender en la caja' });
  });

  test('is of the product that its prefix names, and stands in its box, but for an API', () => {
    const sinco = { key: 'sinco', name: 'Sinco' };
    expect(page('SNC-101')).toMatchObject({ product: sinco, button: 'Aceptar' });
    expect(page('DLF-2204').button).toBe('Ver ayuda');
    expect(pages.find(({ product }) => product.key === 'api')).not.toHaveProperty('button');
  });

  test('cases that exclude one another are no steps', () => {
    const lines = ['Abra **Caja**.', 'Si está abierta, ciérrela.', 'Si no, ábrala.'];
    const found = pageWith({ contextos: [], 'que-hacer': lines });
    const tags = found?.remedies.map((node) => (typeof node === 'string' ? node : node.tag)) ?? [];
    expect(tags.slice(0, 3)).toEqual(['h2', 'p', 'ul']);
  });

  test('marks in its list where each cause begins, and who can do what it asks', () => {
    const steps = [
      'Mire el cable.',
      'Enciéndala.',
      'Llame a quien tenga :permiso[ventas-facturar].',
    ];
    const causes = [
      { causa: 'El cable', pasos: 2 },
      { causa: 'El ajuste', pasos: 1 },
    ];
    const found = pageWith({ contextos: [], 'que-hacer': steps, causas: causes });
    const items = [
      { props: { 'data-causa': 'El cable' } },
      { tag: 'li', children: ['Enciéndala.'] },
      { props: { 'data-causa': 'El ajuste', 'data-quien': expect.anything() } },
    ];
    expect(found?.remedies[1]).toMatchObject({
      tag: 'reparacion',
      children: [{ tag: 'ol', children: items }, { tag: 'dl' }],
    });
    // A first step that stands alone before the cases is marked too.
    const cases = ['Lea el código.', 'Si está, agréguelo.', 'Si no está, pídalo.'];
    const alone = pageWith({ contextos: [], 'que-hacer': cases, causas: causes.toReversed() });
    const props = expect.objectContaining({ 'data-causa': 'El ajuste' });
    const marked = expect.objectContaining({ tag: 'p', props });
    expect(alone?.remedies[1]).toMatchObject({ children: expect.arrayContaining([marked]) });
  });

  test('asks nothing where one remedy fits all', () => {
    expect(words(page('DLF-2003').remedies)).toMatch(/^Qué hacer\|/);
    expect(page('DLF-2003').doing).toEqual({});
  });

  test('leads to the pages that list it, and to what else comes up there', () => {
    const links = hrefs(page('DLF-2204').related);
    expect(hrefs(pageWith({ contextos: [] })?.related ?? [])).toContain(CREDIT_NOTES);
    // The situation leads there already.
    expect(links).not.toContain(CREDIT_NOTES);
    expect(links).toContain('/mensajes/dlf-2011');
    expect(hrefs(page('DLF-9001').related)).toContain(
      '/docs/delfin/solucion-problemas/impresora-no-responde/',
    );
    // All masters share it.
    expect(hrefs(page('DLF-1104').related)).toContain('/docs/delfin/archivos/maestros/barrios/');
  });

  test('has a description of its own that is no longer than results of a search show', () => {
    const descriptions = pages.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(pages.length);
    expect(descriptions.filter((text) => text.length > 160 || text.length < 80)).toEqual([]);
  });

  test('a broken directive names the message', () => {
    expect(() => pageWith({ evite: ':permiso[nada]' })).toThrow(
      expect.objectContaining({ file: expect.stringContaining('ANL-101') }),
    );
  });
});

test('the finder of messages has each once, by product and code, found without its hyphen', () => {
  const { groups, choices } = messageFinder(facts);
  const codes = groups.map(({ entries }) => entries.map(({ words }) => words));
  expect(codes.flat()).toHaveLength(facts.messages.length);
  for (const family of codes) expect(family).toEqual([...family].sort());
  const message = groups.flatMap(({ entries }) => entries).find(({ words }) => words === 'DLF2204');
  expect(message?.body.map(wordsOf)).toEqual(['Abra Recaudos de cartera.']);
  const [, screens, gravity] = choices.map(({ options }, choice) =>
    message?.values[choice]?.map((place) => options[place]?.[1]),
  );
  expect(screens).toContain('Notas crédito');
  expect(gravity).toEqual(['Avisan']);
});
