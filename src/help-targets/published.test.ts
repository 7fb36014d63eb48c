import { describe, expect, it } from 'vitest';
import { smallFacts } from '../../tests/support/small-facts';
import { FactError } from '../facts/fact-error';
import type { PublishedIds } from '../facts/published-ids';
import { helpTargets } from './help-targets';
import { findIdIssues, publishedTargets, withNewIds } from './published';

const targets = helpTargets(smallFacts);
const all: PublishedIds = Object.fromEntries(withNewIds({}, targets));

function issuesOf(publishedIds: PublishedIds) {
  return findIdIssues({ ...smallFacts, publishedIds }, targets);
}

function without(...ids: string[]): PublishedIds {
  return Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id)));
}

describe('the list of published ids', () => {
  it('has nothing wrong where all ids are as they were published, or have a new name', () => {
    const publishedIds = { ...all, 'factura.campo.comprador': 'factura.campo.cliente' };
    expect(issuesOf(publishedIds)).toEqual([]);
    const published = publishedTargets({ ...smallFacts, publishedIds });
    expect(published).toHaveLength(targets.length + 1);
    const renamed = published.find(({ id }) => id === 'factura.campo.comprador');
    expect(renamed).toMatchObject({ title: 'Cliente', page: all.factura });
  });

  it.each<[PublishedIds, rule: string, expected: string]>([
    [without('factura.campo.cliente'), 'id not published', 'npm run publish:ids'],
    [
      { ...all, 'factura.campo.clientes': '/docs/x/' },
      'published id is gone',
      'factura.campo.clientes: factura.campo.cliente',
    ],
    [{ ...all, 'dlf-2204': '/docs/delfin/' }, 'published id leads elsewhere', '/mensajes/dlf-2204'],
    [{ ...all, viejo: 'nada' }, 'published id is gone', 'viejo, so it must lead somewhere'],
    [{ ...all, factura: 'dlf-2204' }, 'published id leads elsewhere', 'one of its own'],
  ])('stops a build with what is wrong: %#, %s', (publishedIds, rule, expected) => {
    const facts = { ...smallFacts, publishedIds };
    expect(() => publishedTargets(facts)).toThrow(FactError);
    expect(issuesOf(publishedIds)).toEqual([
      expect.objectContaining({ rule, expected: expect.stringContaining(expected) }),
    ]);
  });

  it('asks for a new id at the fact that it comes from', () => {
    const file = 'tests/support/small-data/pantallas/delfin-ventas.yaml';
    expect(issuesOf(without('factura.campo.cliente'))).toMatchObject([{ file }]);
  });
});

it('adds what is new, in order, and changes nothing that is there', () => {
  const published = { ...without('factura'), 'zz.viejo': 'dlf-2204', 'dlf-2204': '/docs/delfin/' };
  const ids = withNewIds(published, targets);
  expect(ids).toContainEqual(['factura', all.factura]);
  expect(ids).toContainEqual(['dlf-2204', '/docs/delfin/']);
  expect(ids.at(-1)).toEqual(['zz.viejo', 'dlf-2204']);
  expect(ids.map(([id]) => id)).toEqual(ids.map(([id]) => id).sort());
});

it('tells two fields with one id apart', () => {
  const [first] = targets;
  if (!first) throw new Error('The small facts have no window.');
  const twice = [first, { ...first, title: 'Otro' }, ...targets.slice(1)];
  const [issue] = findIdIssues({ ...smallFacts, publishedIds: all }, twice);
  expect(issue?.rule).toBe('same id twice');
});
