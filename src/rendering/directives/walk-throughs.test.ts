import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { expand } from '../../../tests/support/expanded-page';
import { smallFacts as facts } from '../../../tests/support/small-facts';

describe('<Recorrido>', () => {
  test.each([
    ['<Recorrido id="cierre-de-mes" />', 1],
    ['<Recorrido id="cierre-de-mes" />\n\n<Recorrido id="primera-venta" />', 1],
    ['Sin recorrido.', 0],
  ])('of %s brings its player %i times', (markdown, times) => {
    const imports = expand(markdown).children.filter(({ type }) => type === 'mdxjsEsm');
    expect(imports).toHaveLength(times);
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
