import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { expand } from '../../../tests/support/expanded-page';
import { smallFacts as facts } from '../../../tests/support/small-facts';

/** Text of each step by its anchor. */
function steps(tree: Root): Map<unknown, string> {
  const found = new Map<unknown, string>();
  visit(tree, 'htmlNode', (node) => {
    if (node.data.hName === 'li') found.set(node.data.hProperties.id, plainText(node));
  });
  return found;
}

describe('<Recorrido>', () => {
  test('numbers its steps, names them and says what to do and what is seen', () => {
    const found = steps(expand('<Recorrido id="primera-venta" />'));
    expect([...found.keys()]).toEqual(
      Array.from({ length: 9 }, (_, index) => `recorrido-primera-venta-${index + 1}`),
    );
    const third = found.get('recorrido-primera-venta-3');
    expect(third).toContain('Paso 3 de 9. Abra Movimientos > Ventas > Factura de venta.');
    expect(third).toContain('Aparecen Documento equivalente POS y el cliente C000.');
  });

  test('leads from step to step with links', () => {
    const targets: string[] = [];
    visit(expand('::recorrido{id="primera-venta"}'), 'link', ({ url }) => {
      if (url.startsWith('#')) targets.push(url);
    });
    expect(targets.slice(0, 3)).toEqual(
      [2, 1, 3].map((step) => `#recorrido-primera-venta-${step}`),
    );
    expect(targets).toHaveLength(16);
  });

  test('brings its player once, and only to the page that uses it', () => {
    const imports = (tree: Root) => tree.children.filter(({ type }) => type === 'mdxjsEsm').length;
    expect(imports(expand('<Recorrido id="cierre-de-mes" />'))).toBe(1);
    expect(
      imports(expand('<Recorrido id="cierre-de-mes" />\n\n<Recorrido id="primera-venta" />')),
    ).toBe(1);
    expect(imports(expand('Sin recorrido.'))).toBe(0);
  });

  test('a step that cannot be drawn is named', () => {
    const first = facts.walkThroughs.find(({ id }) => id === 'primera-venta');
    if (!first) throw new Error('the walk-through of the small facts is gone');
    const pasos = first.pasos.map((step, index) =>
      index === 1 ? { ...step, resaltar: ['Gravar'] } : step,
    );
    const broken = { ...facts, walkThroughs: [{ ...first, pasos }] };
    expect(() => expand(`<Recorrido id="${first.id}" />`, first.ruta, broken)).toThrow(
      new RegExp(`step 2 of «${first.titulo}».*no «Gravar»; did you mean «Grabar»`),
    );
  });
});

test('::recorridos leads to every walk-through, on the page that it explains', () => {
  const targets: string[] = [];
  visit(expand('::recorridos'), 'link', ({ url }) => {
    targets.push(url);
  });
  expect(new Set(targets)).toEqual(
    new Set(facts.walkThroughs.map(({ id, ruta }) => `/docs/${ruta}/#recorrido-${id}`)),
  );
});
