import { describe, expect, test } from 'vitest';
import { smallFacts } from '../../../tests/support/small-facts';
import { changesOf } from '../../facts/releases';
import { wordsOf } from '../markdown/node-words';
import { releaseFinder } from './release-finder';

const change = (texto: string, roles: string[]) => ({
  ...{ texto, roles, paginas: ['delfin/consultas/kardex'] },
});
const releases = {
  ...smallFacts.releases,
  delfin: [
    { version: '8.4.0', fecha: '2026-09-14', nuevo: [change('Cuatro.', ['cajero'])] },
    {
      ...{ version: '8.3.0', fecha: '2026-02-16', nuevo: [change('Tres.', ['bodeguero'])] },
      correcciones: [change('Tres mal.', ['cajero', 'bodeguero'])],
    },
    { version: '8.2.0', fecha: '2025-06-09', mejoras: [change('Dos.', ['cajero'])] },
    { version: '8.1.0', fecha: '2024-10-21', nuevo: [change('Uno.', ['cajero'])] },
  ],
};
const finder = releaseFinder({ ...smallFacts, releases });
const entries = finder.groups.flatMap((group) => group.entries);

/** What fits these options, as somebody reads the facts who knows nothing of places. */
function found(asked: Readonly<Record<string, string>>): string[] {
  return entries
    .filter(({ values }) =>
      finder.choices.every(({ name, options }, at) => {
        if (asked[name] === undefined) return true;
        const place = options.findIndex(([value]) => value === asked[name]);
        expect(place, `${name} offers ${asked[name]}`).toBeGreaterThanOrEqual(0);
        return values[at]?.includes(place);
      }),
    )
    .map(({ head }) => head.map(wordsOf).join(' '));
}

describe('what is new', () => {
  test('is every change of every product once, the newest release first', () => {
    const all = Object.values(releases).flat().flatMap(changesOf);
    expect(entries).toHaveLength(all.length);
    const days = finder.groups.map(({ title }) => Number(/ de (\d{4})$/.exec(title)?.[1]));
    expect(days).toEqual([...days].sort((a, b) => b - a));
    expect(finder.groups.map(({ id }) => id)).toContain('delfin-8-4-0');
  });

  test('between two versions leaves out the one that the reader has and has the one to come', () => {
    expect(found({ desde: 'delfin-8.1.0', hasta: 'delfin-8.3.0' })).toEqual([
      ...['Tres.', 'Tres mal.', 'Dos.'],
    ]);
    expect(found({ desde: 'delfin-8.3.0', hasta: 'delfin-8.4.0' })).toEqual(['Cuatro.']);
  });

  test('after a version goes on to the newest, and up to one begins at the oldest', () => {
    expect(found({ desde: 'delfin-8.2.0' })).toEqual(['Cuatro.', 'Tres.', 'Tres mal.']);
    expect(found({ hasta: 'delfin-8.2.0' })).toEqual(['Dos.', 'Uno.']);
  });

  test('is nothing between versions of different products', () => {
    expect(found({ desde: 'delfin-8.1.0', hasta: 'sinco-4.2.0' })).toEqual([]);
    expect(found({ producto: 'sinco', desde: 'delfin-8.1.0' })).toEqual([]);
  });

  test('is filtered by whose work it changes', () => {
    expect(found({ producto: 'delfin', rol: 'bodeguero' })).toEqual(['Tres.', 'Tres mal.']);
  });

  test('offers no version as the one to come from that nothing comes after', () => {
    const from = finder.choices.find(({ name }) => name === 'desde')?.options ?? [];
    expect(from.map(([value]) => value)).not.toContain('delfin-8.4.0');
  });

  test('says what kind of change it is, and leads to what to read', () => {
    const [mended] = entries.filter(({ head }) => wordsOf(head[0] ?? '') === 'Tres mal.');
    expect(mended?.body.map(wordsOf).join('')).toMatch(/^Corregido en Delfín 8\.3\.0 · Kárdex/);
    expect(JSON.stringify(mended?.body)).toContain('/docs/delfin/consultas/kardex/');
  });
});
