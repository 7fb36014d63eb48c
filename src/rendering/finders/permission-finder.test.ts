import { expect, test } from 'vitest';
import { smallFacts } from '../../../tests/support/small-facts';
import { wordsOf } from '../markdown/node-words';
import type { FinderEntry } from './finder';
import { permissionFinder } from './permission-finder';

const finder = permissionFinder(smallFacts);
const entries = finder.groups.flatMap((group) => group.entries);
const permissions = smallFacts.permissions.modulos.flatMap(({ permisos }) => permisos);

function entryOf(key: string): FinderEntry {
  const entry = entries.find(({ words }) => words?.split(' ').includes(key));
  if (!entry) throw new Error(`no entry of ${key}`);
  return entry;
}

function cells(key: string): string[] {
  return entryOf(key).body.map(wordsOf);
}

test('the finder of permissions says what somebody sees without one', () => {
  const lent = permissions.find(({ autorizable }) => autorizable);
  expect(cells(lent?.clave ?? '').at(-2)).toMatch(/botón encendido.*Autorizar/);
  const all = permissions.find(({ roles }) => roles.length === smallFacts.permissions.roles.length);
  expect(cells(all?.clave ?? '').at(-2)).toBe('—');
  const some = smallFacts.permissions.modulos
    .find(({ modulo }) => modulo === 'reportes')
    ?.permisos.find(({ clave }) => clave !== 'rep-exportar');
  expect(cells(some?.clave ?? '').at(-2)).toBe('El menú apagado');
});
