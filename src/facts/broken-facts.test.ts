import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FactError, type FactIssue, formatKeyPath } from './fact-error';
import { loadFacts } from './facts';

let dataDir: string;

beforeEach(() => {
  dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'facts-')), 'data');
  cpSync(path.resolve('data'), dataDir, { recursive: true });
});

afterEach(() => {
  rmSync(path.dirname(dataDir), { recursive: true });
});

/** Replaces one piece of text of a fact file, which must be there. */
function edit(file: string, before: string, after: string): void {
  const absolute = path.join(dataDir, file);
  const text = readFileSync(absolute, 'utf8');
  expect(text, `${file} should hold «${before}»`).toContain(before);
  writeFileSync(absolute, text.replace(before, after));
}

function issues(): readonly FactIssue[] {
  try {
    loadFacts(dataDir);
  } catch (error) {
    if (error instanceof FactError) return error.issues;
    throw error;
  }
  return [];
}

interface Expected {
  file: string;
  rule: string;
  keyPath: RegExp;
  expected: RegExp;
}

/** The break was found, and the issue names file, line, key path, rule and what was expected. */
function expectIssue({ file, rule, keyPath, expected }: Expected): void {
  const found = issues();
  const match = found.find(
    (issue) => issue.rule === rule && issue.file.endsWith(path.join('data', file)),
  );
  expect(match, `no «${rule}» in ${JSON.stringify(found)}`).toBeDefined();
  if (!match) return;
  expect(formatKeyPath(match.keyPath)).toMatch(keyPath);
  expect(match.expected).toMatch(expected);
  expect(match.line).toBeGreaterThan(0);
}

test('the facts of the site are sound', () => {
  expect(issues()).toEqual([]);
});

describe('a broken fact stops the build with its place and its remedy', () => {
  test('missing key', () => {
    edit('mensajes.yaml', '  que-hacer: Pida al administrador que active el usuario.\n', '');
    expectIssue({
      file: 'mensajes.yaml',
      rule: 'missing key',
      keyPath: /^\[1\]\.que-hacer$/,
      expected: /required/,
    });
  });

  test('wrong type', () => {
    edit('permisos.yaml', 'descuento-maximo-pct: 20', 'descuento-maximo-pct: veinte');
    expectIssue({
      file: 'permisos.yaml',
      rule: 'wrong type',
      keyPath: /roles\[1\]\.descuento-maximo-pct/,
      expected: /number/,
    });
  });

  test('unknown key', () => {
    edit('mensajes.yaml', '  que-hacer: Pida al', '  quehacer: x\n  que-hacer: Pida al');
    expectIssue({
      file: 'mensajes.yaml',
      rule: 'unknown key',
      keyPath: /^\[1\]/,
      expected: /quehacer/,
    });
  });

  test('value not allowed', () => {
    edit('reportes/columnas.yaml', 'tipo: moneda', 'tipo: dinero');
    expectIssue({
      file: 'reportes/columnas.yaml',
      rule: 'value not allowed',
      keyPath: /tipo/,
      expected: /moneda/,
    });
  });

  test('duplicate id', () => {
    edit('mensajes.yaml', '- codigo: DLF-1002', '- codigo: DLF-1001');
    expectIssue({
      file: 'mensajes.yaml',
      rule: 'duplicate id',
      keyPath: /^\[1\]\.codigo$/,
      expected: /DLF-1001/,
    });
  });

  test('unknown message code', () => {
    edit('pantallas/delfin-configuracion.yaml', 'DLF-1116', 'DLF-9916');
    expectIssue({
      file: 'pantallas/delfin-configuracion.yaml',
      rule: 'unknown message code',
      keyPath: /mensajes\[\d+\]/,
      expected: /DLF-9916.*did you mean/,
    });
  });

  test('unknown permission', () => {
    edit('reportes/ventas.yaml', 'permisos: [rep-ventas]', 'permisos: [rep-venta]');
    expectIssue({
      file: 'reportes/ventas.yaml',
      rule: 'unknown permission',
      keyPath: /permisos\[0\]/,
      expected: /did you mean «rep-ventas»/,
    });
  });

  test('route that does not exist', () => {
    edit(
      'glosario.yaml',
      'delfin/reportes/inventarios/agotados',
      'delfin/reportes/inventarios/agotado',
    );
    expectIssue({
      file: 'glosario.yaml',
      rule: 'unknown route',
      keyPath: /rutas\[0\]/,
      expected: /did you mean «delfin\/reportes\/inventarios\/agotados»/,
    });
  });

  test('unknown role', () => {
    edit(
      'permisos.yaml',
      'roles: [administrador, supervisor]',
      'roles: [administrador, supervisora]',
    );
    expectIssue({
      file: 'permisos.yaml',
      rule: 'unknown role',
      keyPath: /roles\[1\]/,
      expected: /«supervisor»/,
    });
  });

  test('unknown column of a report', () => {
    edit(
      'reportes/ventas.yaml',
      'grafico: {tipo: barras, x: producto, y: total}',
      'grafico: {tipo: barras, x: producto, y: totales}',
    );
    expectIssue({
      file: 'reportes/ventas.yaml',
      rule: 'unknown column',
      keyPath: /grafico\.y/,
      expected: /«total»/,
    });
  });

  test('unknown filter of a report', () => {
    edit('reportes/ventas.yaml', 'filtros: [periodo', 'filtros: [periodos');
    expectIssue({
      file: 'reportes/ventas.yaml',
      rule: 'unknown filtros',
      keyPath: /filtros\[0\]/,
      expected: /«periodo»/,
    });
  });

  test('total that is not the sum of the rows', () => {
    edit('reportes/ventas.yaml', 'totales: {cantidad: 590', 'totales: {cantidad: 591');
    expectIssue({
      file: 'reportes/ventas.yaml',
      rule: 'total is not the sum',
      keyPath: /ejemplo\.totales\.cantidad/,
      expected: /590.*591/,
    });
  });

  test('document whose lines do not add up', () => {
    edit('empresa-ejemplo.yaml', 'total: 26010', 'total: 26011');
    expectIssue({
      file: 'empresa-ejemplo.yaml',
      rule: 'total is not the sum',
      keyPath: /documentos-de-ejemplo\.ventas\[0\]\.(total|neto)/,
      expected: /26010/,
    });
  });

  test('bad EAN-13', () => {
    edit('empresa-ejemplo.yaml', '7700000000019', '7700000000018');
    expectIssue({
      file: 'empresa-ejemplo.yaml',
      rule: 'bad EAN-13',
      keyPath: /productos\[0\]\.barras/,
      expected: /last digit should be 9/,
    });
  });

  test('unknown supplier of a product', () => {
    edit('empresa-ejemplo.yaml', 'proveedor: P01', 'proveedor: P91');
    expectIssue({
      file: 'empresa-ejemplo.yaml',
      rule: 'unknown supplier',
      keyPath: /productos\[\d+\]\.proveedor/,
      expected: /P91/,
    });
  });

  test('release out of order', () => {
    edit('novedades.yaml', "fecha: '2026-02-16'", "fecha: '2026-12-16'");
    expectIssue({
      file: 'novedades.yaml',
      rule: 'wrong order',
      keyPath: /delfin\[1\]\.fecha/,
      expected: /newest first/,
    });
  });

  test('date that is not in the calendar', () => {
    edit('novedades.yaml', "fecha: '2026-02-16'", "fecha: '2026-02-31'");
    expectIssue({
      file: 'novedades.yaml',
      rule: 'broken rule',
      keyPath: /delfin\[1\]\.fecha/,
      expected: /calendar/,
    });
  });

  test('text that is not YAML', () => {
    edit('videos.yaml', 'titulo: Instalar Delfín', 'titulo: Instalar: Delfín');
    expect(issues()[0]).toMatchObject({ rule: 'not YAML' });
  });

  test('row of the API with a column the entity lacks', () => {
    edit('api/datos.json', '"codigo-barras"', '"codigo-barra"');
    const match = issues().find((issue) => issue.file.endsWith('datos.json'));
    expect(match).toMatchObject({ rule: 'unknown column' });
    expect(match?.expected).toContain('codigo-barras');
  });

  test('answer of an API example that its rows do not give', () => {
    edit('api/api.yaml', '"saldo": 418810', '"saldo": 418811');
    expectIssue({
      file: 'api/api.yaml',
      rule: 'answer differs',
      keyPath: /^ejemplos\[\d+\]\.respuesta$/,
      expected: /example «en» answers.*418810/s,
    });
  });

  test('error of the API whose example leaves a place empty', () => {
    edit(
      'api/api.yaml',
      'ejemplo: {columna: preico, entidad: productos}',
      'ejemplo: {columna: preico}',
    );
    expectIssue({
      file: 'api/api.yaml',
      rule: 'missing key',
      keyPath: /errores\[1\]\.ejemplo/,
      expected: /entidad/,
    });
  });

  test('limit of the API that its words do not say', () => {
    edit('api/api.yaml', 'filas-maximas: 1000', 'filas-maximas: 2000');
    expectIssue({
      file: 'api/api.yaml',
      rule: 'figure not in the text',
      keyPath: /cifras\.filas-maximas/,
      expected: /2000/,
    });
  });

  test('every broken file is reported at once', () => {
    edit('mensajes.yaml', '  que-hacer: Pida al administrador que active el usuario.\n', '');
    edit('reportes/columnas.yaml', 'tipo: moneda', 'tipo: dinero');
    expect(new Set(issues().map((issue) => path.basename(issue.file)))).toEqual(
      new Set(['mensajes.yaml', 'columnas.yaml']),
    );
  });
});
