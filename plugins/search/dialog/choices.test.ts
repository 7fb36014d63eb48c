import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../engine/types';
import {
  type ChoiceGroup,
  firstChoices,
  hitGroups,
  nothingFoundGroups,
  startGroups,
} from './choices';

function hit(product: string, title: string): SearchHit {
  return { url: `/${title}`, title, heading: '', product, breadcrumb: [], excerpt: [], score: 1 };
}

function outline(groups: readonly ChoiceGroup[]): [string, string[]][] {
  return groups.map(({ label, choices }) => [
    label,
    choices.map((choice) => {
      if (choice.kind === 'hit') return choice.hit.title;
      if (choice.kind === 'answer') return choice.box.url;
      return choice.kind === 'page' ? choice.url : choice.words;
    }),
  ]);
}

const ranked = [hit('sinco', 'a'), hit('delfin', 'b'), hit('sinco', 'c'), hit('delfin', 'd')];
const frequentTasks = { name: 'Delfín', pages: [{ title: 'Vender', url: '/vender' }] };

describe('hitGroups', () => {
  it('follow the best hit of each product, and hits keep their rank within', () => {
    expect(outline(hitGroups(ranked, (product) => product.toUpperCase()))).toEqual([
      ['SINCO', ['a', 'c']],
      ['DELFIN', ['b', 'd']],
    ]);
  });
});

describe('firstChoices', () => {
  it('cuts the groups as they stand, so that later choices only come below', () => {
    const groups = hitGroups(ranked, (product) => product);
    expect(outline(firstChoices(groups, 3))).toEqual([
      ['sinco', ['a', 'c']],
      ['delfin', ['b']],
    ]);
    expect(outline(firstChoices(groups, 2))).toEqual([['sinco', ['a', 'c']]]);
  });
});

describe('what is offered without hits', () => {
  it('at the start: recent searches and frequent tasks', () => {
    expect(outline(startGroups(['kardex'], frequentTasks))).toEqual([
      ['Búsquedas recientes', ['kardex']],
      ['Tareas frecuentes de Delfín', ['/vender']],
    ]);
  });

  it('when nothing fits: nearest words, frequent tasks, the contact page', () => {
    const groups = nothingFoundGroups(
      { suggestions: ['caja'] },
      frequentTasks,
      '/contacto?busqueda=x',
    );
    expect(outline(groups)).toEqual([
      ['Palabras parecidas', ['caja']],
      ['Tareas frecuentes de Delfín', ['/vender']],
      ['¿No está aquí?', ['/contacto?busqueda=x']],
    ]);
  });

  it('no heading without choices', () => {
    expect(outline(startGroups([], { name: 'Delfín', pages: [] }))).toEqual([]);
  });
});
