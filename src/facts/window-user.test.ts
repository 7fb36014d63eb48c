import { expect, test } from 'vitest';
import { smallFacts as facts } from '../../tests/support/small-facts';
import { checkWindowUsers } from './checks/roles';
import { windowUser } from './window-user';

test.each<[named: string | undefined, role: string | undefined, user: string]>([
  [undefined, undefined, 'ADMIN'],
  [undefined, 'supervisor', 'SUPER01'],
  ['CAJA03', undefined, 'CAJA03'],
  ['CAJA03', 'cajero', 'CAJA03'],
  // The one whom the facts name, unless somebody else does it.
  ['CAJA03', 'bodeguero', 'BODE01'],
])('in a window of %s, played by %s, works %s', (named, role, user) => {
  expect(windowUser(facts, named, role)?.usuario).toBe(user);
});

const Bodega = { nombre: 'Bodega', tipo: 'lista', ejemplo: 'B03' };

test.each<[object, string[]]>([
  [{}, []],
  [{ usuario: 'VEND01' }, ['VEND01 holds none of caja-abrir']],
  [{ usuario: 'CAJA01', campos: [Bodega] }, ['CAJA01 is of centre 01, not of B03']],
])(
  'who may not open a window, or is of another centre, is not at work in it: %j',
  (change, said) => {
    const screens = facts.screens.map((screen) =>
      screen.clave === 'apertura-de-caja' ? { ...screen, ...change } : screen,
    );
    const issues = [...checkWindowUsers({ ...facts, screens, walkThroughs: [] })];
    expect(issues.map(({ expected }) => expected)).toEqual(said);
  },
);
