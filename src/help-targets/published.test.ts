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
  it('finds nothing wrong where all ids are as they were published', () => {
    expect(issuesOf(all)).toEqual([]);
    expect(publishedTargets({ ...smallFacts, publishedIds: all })).toHaveLength(targets.length);
  });

  it('asks for an id that is new, at the fact that it comes from', () => {
    expect(issuesOf(without('factura.campo.cliente'))).toEqual([
      expect.objectContaining({
        rule: 'id not published',
        file: 'tests/support/small-data/pantallas/delfin-ventas.yaml',
        expected: expect.stringContaining('npm run publish:ids'),
      }),
    ]);
  });

  it('does not let an id go, and names what it may be called now', () => {
    const [issue] = issuesOf({ ...all, 'factura.campo.clientes': '/docs/x/' });
    expect(issue?.rule).toBe('published id is gone');
    expect(issue?.expected).toContain('factura.campo.clientes: factura.campo.cliente');
  });

  it('does not let an id lead to another page', () => {
    const [issue, ...others] = issuesOf({ ...all, 'dlf-2204': '/docs/delfin/' });
    expect(issue?.rule).toBe('published id leads elsewhere');
    expect(issue?.expected).toContain(all['dlf-2204']);
    expect(others).toEqual([]);
  });

  it('takes another name of what is there, and nothing else', () => {
    const publishedIds = { ...all, 'factura.campo.comprador': 'factura.campo.cliente' };
    expect(issuesOf(publishedIds)).toEqual([]);
    const renamed = publishedTargets({ ...smallFacts, publishedIds }).find(
      ({ id }) => id === 'factura.campo.comprador',
    );
    expect(renamed).toMatchObject({ title: 'Cliente', page: all.factura });
    const rulesOf = (published: PublishedIds) => issuesOf(published).map(({ rule }) => rule);
    expect(rulesOf({ ...all, viejo: 'nada' })).toEqual(['alias of nothing']);
    expect(rulesOf({ ...all, factura: 'dlf-2204' })).toEqual(['alias of what is there']);
  });

  it('stops a build with all that is wrong', () => {
    const facts = { ...smallFacts, publishedIds: { ...without('factura'), viejo: '/docs/x/' } };
    expect(() => publishedTargets(facts)).toThrow(FactError);
    expect(() => publishedTargets(facts)).toThrow(/2 broken facts/);
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
