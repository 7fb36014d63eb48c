import { expect, test } from 'vitest';
import { smallFacts as facts } from '../../tests/support/small-facts';
import { checkWindowUsers } from './checks/roles';
import { windowUser } from './window-user';

const window = {
  route: 'delfin/consultas/kardex',
  permissions: ['caja-abrir'],
  isDocument: true,
  fields: [],
};

function userOf(
  more: Partial<Parameters<typeof windowUser>[1]>,
  shown: Parameters<typeof windowUser>[2] = {},
): string | undefined {
  return windowUser(facts, { ...window, ...more }, shown)?.usuario;
}

test('the user at work is one of the role that does it, or the one whom the facts name', () => {
  expect(userOf({})).toBe('CAJA01');
  expect(userOf({ isDocument: false })).toBe('ADMIN');
  expect(userOf({}, { role: 'supervisor' })).toBe('SUPER01');
  expect(userOf({ user: 'CAJA03' })).toBe('CAJA03');
  expect(userOf({ user: 'CAJA03' }, { role: 'bodeguero' })).toBe('BODE01');
});

test('a walk-through of the page tells who does it', () => {
  const [walkThrough] = facts.walkThroughs;
  const played = { ...walkThrough, ruta: window.route, rol: 'contador' } as typeof walkThrough;
  const playedFacts = { ...facts, walkThroughs: [played ?? []].flat() };
  expect(windowUser(playedFacts, window, {})?.usuario).toBe('CONTA01');
});

test('a terminal that the window shows has its own user', () => {
  const fields = [{ nombre: 'Terminal', tipo: 'lista', ejemplo: 'T03' }];
  expect(userOf({ fields })).toBe('CAJA03');
  expect(userOf({ fields }, { values: { Terminal: 'T02 Caja 2' } })).toBe('CAJA02');
});

function problemsWith(change: object): string[] {
  const screens = facts.screens.map((screen) =>
    screen.clave === 'apertura-de-caja' ? { ...screen, ...change } : screen,
  );
  return [...checkWindowUsers({ ...facts, screens, walkThroughs: [] })].map(
    ({ expected }) => expected,
  );
}

test('who may not open a window, or is of another centre, is not at work in it', () => {
  const Bodega = { nombre: 'Bodega', tipo: 'lista', ejemplo: 'B03' };
  expect(problemsWith({})).toEqual([]);
  expect(problemsWith({ usuario: 'VEND01' })).toEqual(['VEND01 holds none of caja-abrir']);
  expect(problemsWith({ usuario: 'CAJA09' })[0]).toContain('a user of');
  expect(problemsWith({ usuario: 'CAJA01', campos: [Bodega] })).toEqual([
    'CAJA01 is of centre 01, not of B03',
  ]);
});
