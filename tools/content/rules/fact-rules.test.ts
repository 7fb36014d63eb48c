import { describe, expect, test } from 'vitest';
import { docFile, problemsIn, problemsOf } from '../../../tests/support/fixture-content';
import { smallFacts } from '../../../tests/support/small-facts';
import { InterfaceNames } from './interface-names';
import { KnownCodes } from './known-codes';
import { KnownKeys } from './known-keys';
import { KnownMenus } from './known-menus';
import { PermissionNames } from './permission-names';
import { ProductNames } from './product-names';

describe('known-codes', () => {
  const rule = new KnownCodes();

  test.each([
    'Aparece DLF-9999.',
    'Aparece `DLF-9999`.',
    'Aparece **DLF-9999**.',
    '```\nDLF-9999\n```',
  ])('finds %j', (body) => {
    expect(problemsIn(rule, body)).toEqual([expect.stringContaining('«DLF-9999» is not known')]);
  });

  test('finds it in data/', () => {
    const yaml = 'texto: Aparece SNC-999 al exportar\n';
    expect(problemsOf(rule, { 'data/reglas/x.yaml': yaml })).toHaveLength(1);
  });

  test('accepts codes of messages, licences and series', () => {
    const body =
      'Aparece DLF-2003. La licencia es `DLF-XXXX-XXXX-XXXX-XXXX`. Los de la serie DLF-13.';
    expect(problemsIn(rule, body)).toEqual([]);
  });
});

describe('permission-names', () => {
  test('finds the key of a permission in a text, and accepts its name', () => {
    const rule = new PermissionNames();
    expect(problemsIn(rule, 'Pida ventas-facturar al administrador.')).toEqual([
      expect.stringContaining('write :permiso[ventas-facturar]'),
    ]);
    expect(problemsIn(rule, 'Pida :permiso[ventas-facturar]. Vea un-dos.')).toEqual([]);
  });
});

describe('known-keys', () => {
  const data = { 'data/x.yaml': 'clave: ventas-facturar\ntexto: Los de `pide-base` y `sin-id`\n' };

  test('finds a key that data/ lacks, with the nearest permission', () => {
    const files = { ...data, [docFile]: 'Exige `ventas-facturas`.' };
    expect(problemsOf(new KnownKeys(), files)).toEqual([
      '1 key «ventas-facturas» is not known; did you mean «ventas-facturar»?',
    ]);
  });

  test('accepts keys of data/, dates and other code', () => {
    const body = 'Exige `ventas-facturar`; llene `pide-base` el `2026-03-31` en `C:\\Delfin`.';
    expect(problemsOf(new KnownKeys(), { ...data, [docFile]: body })).toEqual([]);
  });
});

describe('known-menus', () => {
  const rule = new KnownMenus();

  const clients = 'delfin/archivos/maestros/clientes';

  test.each(['**Archivos > Maestros > Cliente**', ':menu[Archivos > Maestros > Cliente]'])(
    'finds a path that does not exist, %s',
    (written) => {
      expect(problemsIn(rule, `Abra ${written}.`)).toEqual([
        expect.stringContaining('did you mean «Archivos > Maestros > Clientes»?'),
      ]);
    },
  );

  test.each([
    '**Archivos > Maestros > Clientes**',
    ':menu[Archivos > Maestros > Clientes]',
    'Archivos > Maestros > Clientes',
  ])('finds a path of a page typed by hand, %s, and says what to write', (written) => {
    expect(problemsIn(rule, `Abra ${written}.`)).toEqual([
      expect.stringContaining(`write :menu[${clients}]`),
    ]);
  });

  test('finds it in data/', () => {
    const yaml = 'pasos:\n  - Abra **Archivos > Maestros > Clientes**.\n';
    expect(problemsOf(rule, { 'data/preguntas/x.yaml': yaml })).toEqual([
      expect.stringMatching(/^2 write :menu/),
    ]);
  });

  test('finds a route that does not exist or has no menu path', () => {
    const body = 'Abra :menu[delfin/archivos/maestros/cliente] o :menu[delfin].';
    expect(problemsIn(rule, body)).toEqual([
      expect.stringContaining(`did you mean «${clients}»?`),
      expect.stringContaining('no fact gives delfin a menu path'),
    ]);
  });

  test('accepts paths by route and those of windows without a page', () => {
    const body = `:menu[${clients}], **Administrador del servidor > Móviles > Autorizar** y :menu[Ayuda > Acerca de Delfín].`;
    expect(problemsIn(rule, body)).toEqual([]);
  });

  test('accepts the fact that holds a path', () => {
    const yaml = 'menu: Archivos > Maestros > Clientes, botón **Nuevo**\n';
    expect(problemsOf(rule, { 'data/pantallas/x.yaml': yaml })).toEqual([]);
  });
});

describe('interface-names', () => {
  const rule = new InterfaceNames(smallFacts);

  test.each([
    ['**cobrar y grabar**', '**Cobrar y grabar**'],
    ['**Cobrar y graba**', '**Cobrar y grabar**'],
    ['**Codigo de barras**', '**Código de barras**'],
  ])('finds %s', (written, right) => {
    expect(problemsIn(rule, `Pulse ${written}.`)).toEqual([
      expect.stringContaining(`write ${right}`),
    ]);
  });

  test('accepts the names, their plurals, terms in bold and other words', () => {
    const body =
      '**Cobrar y grabar**, **Documento electrónico**, la **factura electrónica**, **Reportes > Utilidad** y **Grabado no es aceptado.**';
    expect(problemsIn(rule, body)).toEqual([]);
  });
});

describe('product-names', () => {
  const rule = new ProductNames();

  test.each([
    ['Abra Delfin.', 'Delfín'],
    ['Abra SINCO.', 'Sinco'],
    ['La api de datos.', 'API de datos'],
    ['Por wifi.', 'Wi-Fi'],
    ['Con excel.', 'Excel'],
  ])('finds «%s»', (text, name) => {
    expect(problemsIn(rule, text)).toEqual([expect.stringContaining(`is written «${name}»`)]);
  });

  test('accepts the names, code, paths, addresses and the common word', () => {
    const body =
      'Delfín, Sinco y Wi-Fi; `delfin`, C:\\Delfin, SERVIDOR-DELFIN, api.ini y las compras de Compras.';
    expect(problemsIn(rule, body)).toEqual([]);
  });
});
