import { describe, expect, test } from 'vitest';
import { smallFacts } from '../../../tests/support/small-facts';
import { wordsOf } from '../markdown/node-words';
import type { FinderEntry } from './finder';
import { permissionFinder } from './permission-finder';

const finder = permissionFinder(smallFacts);
const entries = finder.groups.flatMap((group) => group.entries);
const permissions = smallFacts.permissions.modulos.flatMap(({ permisos }) => permisos);

function entryOf(key: string): FinderEntry {
  const entry = entries.find(({ head }) => JSON.stringify(head).includes(`["${key}"]`));
  if (!entry) throw new Error(`no entry of ${key}`);
  return entry;
}

function cells(key: string): string[] {
  return entryOf(key).body.map(wordsOf);
}

describe('the finder of permissions', () => {
  test('has every permission once, with a cell for each column', () => {
    expect(entries).toHaveLength(permissions.length);
    for (const { clave } of permissions) {
      expect(entryOf(clave).head.length + cells(clave).length).toBe(finder.columns?.length);
    }
  });

  test('says in one cell which roles hold it, and filters by them', () => {
    for (const { clave, roles } of permissions) {
      const holders = cells(clave)[0] ?? '';
      const named = smallFacts.permissions.roles.filter(({ nombre }) => holders.includes(nombre));
      const isAll = roles.length === smallFacts.permissions.roles.length;
      expect(isAll ? holders : named.length).toBe(isAll ? 'Todos los roles' : roles.length);
      expect(entryOf(clave).values[0]).toHaveLength(roles.length);
    }
  });

  test('says what somebody sees without it', () => {
    const lent = permissions.find(({ autorizable }) => autorizable);
    expect(cells(lent?.clave ?? '').at(-2)).toMatch(/botón encendido.*Autorizar/);
    const all = permissions.find(
      ({ roles }) => roles.length === smallFacts.permissions.roles.length,
    );
    expect(cells(all?.clave ?? '').at(-2)).toBe('—');
    const some = smallFacts.permissions.modulos
      .find(({ modulo }) => modulo === 'reportes')
      ?.permisos.find(({ clave }) => clave !== 'rep-exportar');
    expect(cells(some?.clave ?? '').at(-2)).toBe('El menú apagado');
  });

  test('leads to the pages that ask for it', () => {
    const [screen] = smallFacts.screens.filter(({ permisos }) => permisos.length > 0);
    expect(JSON.stringify(entryOf(screen?.permisos[0] ?? '').body)).toContain('/docs/');
  });
});
