import { expect, test } from 'vitest';
import { smallFacts as facts } from '../../tests/support/small-facts';
import { checkWindowUsers } from './checks/roles';
import { windowUser } from './window-user';

const route = 'delfin/consultas/kardex';
const window = {
  route,
  permissions: ['caja-abrir'],
  isDocument: true,
  fields: [],
  user: undefined,
};
const fields = [{ nombre: 'Terminal', tipo: 'lista', ejemplo: 'T03' }];

test.each<[Partial<Parameters<typeof windowUser>[1]>, Parameters<typeof windowUser>[2], string]>([
  [{}, {}, 'CAJA01'],
  [{ isDocument: false }, {}, 'ADMIN'],
  [{}, { role: 'supervisor' }, 'SUPER01'],
  // The one whom the facts name, unless somebody else does it.
  [{ user: 'CAJA03' }, {}, 'CAJA03'],
  [{ user: 'CAJA03' }, { role: 'bodeguero' }, 'BODE01'],
  // The page of a walk-through is at work by who plays it, a terminal by its own user.
  [
    { route: facts.walkThroughs.find(({ rol }) => rol === 'supervisor')?.ruta ?? '' },
    {},
    'SUPER01',
  ],
  [{ fields }, {}, 'CAJA03'],
  [{ fields }, { values: { Terminal: 'T02 Caja 2' } }, 'CAJA02'],
])('in the window %j, which shows %j, works %s', (more, shown, user) => {
  expect(windowUser(facts, { ...window, ...more }, shown)?.usuario).toBe(user);
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
