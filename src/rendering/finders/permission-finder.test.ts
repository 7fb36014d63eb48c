import { expect, test } from 'vitest';
import { smallFacts } from '../../../tests/support/small-facts';
import { wordsOf } from '../markdown/node-words';
import { permissionFinder } from './permission-finder';

const { modulos, roles } = smallFacts.permissions;
const entries = permissionFinder(smallFacts).groups.flatMap((group) => group.entries);
const permissions = modulos.flatMap(({ modulo, permisos }) =>
  permisos.map((permission) => ({ ...permission, modulo })),
);

test.each([
  [permissions.find(({ autorizable }) => autorizable), /botón encendido.*Autorizar/],
  [permissions.find((permission) => permission.roles.length === roles.length), /^—$/],
  [permissions.find(({ clave }) => clave.startsWith('rep-ventas')), /^El menú apagado$/],
])('without $clave somebody sees %s', (permission, seen) => {
  const entry = entries.find(({ words }) => words.split(' ').includes(permission?.clave ?? ''));
  expect(entry?.body.map(wordsOf).at(-2)).toMatch(seen);
});
