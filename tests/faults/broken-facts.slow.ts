import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { FactError, type FactIssue } from '../../src/facts/fact-error';
import { loadFacts } from '../../src/facts/load-facts';
import { smallDataDir } from '../support/small-facts';
import type { Fault } from './support/fault';
import { plainFaults } from './support/plain-faults';

let data: string;

beforeAll(() => {
  data = path.join(mkdtempSync(path.join(tmpdir(), 'faults-facts-')), 'data');
  cpSync(smallDataDir, data, { recursive: true });
});

afterAll(() => rmSync(path.dirname(data), { recursive: true }));

function issuesOf(folder: string): readonly FactIssue[] {
  try {
    loadFacts(folder);
  } catch (error) {
    if (error instanceof FactError) return error.issues;
    throw error;
  }
  return [];
}

function issues(): readonly FactIssue[] {
  return issuesOf(data);
}

/** The text of a fact file, whole again once `look` has seen it broken. */
function whileBroken<Seen>(file: string, text: (whole: string) => string, look: () => Seen): Seen {
  const absolute = path.join(data, file);
  const whole = readFileSync(absolute, 'utf8');
  const broken = text(whole);
  expect(broken, `${file} is not broken by this`).not.toBe(whole);
  writeFileSync(absolute, broken);
  try {
    return look();
  } finally {
    writeFileSync(absolute, whole);
  }
}

interface Slip {
  fault: string;
  file: string;
  /** A text of the file and what stands in its place; without, the whole file is replaced. */
  before?: string;
  after: string;
  /** The rule that must find it. */
  rule: string;
}

function slip({ fault, file, before, after, rule }: Slip): Fault {
  return {
    fault: `${fault} (${file})`,
    expected: `the build stops: file, line, «${rule}»`,
    run() {
      const found = whileBroken(
        file,
        (whole) => (before === undefined ? after : whole.replace(before, () => after)),
        issues,
      );
      const match = found.find((issue) => issue.rule === rule && issue.file.endsWith(file));
      if (!match) throw new Error(`Found ${JSON.stringify(found.slice(0, 3))}`);
      expect(match.line).toBeGreaterThan(0);
      return `line ${match.line}: ${match.expected.split('\n')[0]?.slice(0, 90)}`;
    },
  };
}

const slips: readonly Slip[] = [
  // What passed in silence once.
  {
    fault: 'NUL in a text',
    file: 'mensajes/delfin.yaml',
    before: 'texto: El usuario está inactivo.',
    after: 'texto: El\0 usuario',
    rule: 'invisible character',
  },
  {
    fault: 'a bell in a text',
    file: 'mensajes/delfin.yaml',
    before: 'texto: El usuario está inactivo.',
    after: 'texto: El\x07 usuario',
    rule: 'invisible character',
  },
  {
    fault: 'text turned from right to left',
    file: 'mensajes/delfin.yaml',
    before: 'texto: El usuario está inactivo.',
    after: 'texto: El \u202Eusuario',
    rule: 'invisible character',
  },
  {
    fault: 'a zero-width space in a text',
    file: 'mensajes/delfin.yaml',
    before: 'texto: El usuario está inactivo.',
    after: 'texto: El usu\u200Bario',
    rule: 'invisible character',
  },
  {
    fault: 'a zero-width space written as an escape',
    file: 'mensajes/delfin.yaml',
    before: 'texto: El usuario está inactivo.',
    after: 'texto: "El usu\\u200Bario"',
    rule: 'invisible character',
  },
  {
    fault: 'a zero-width space in a key',
    file: 'menus.yaml',
    after: 'delfin\u200B: Archivos\n',
    rule: 'invisible character',
  },
  {
    fault: 'a report related to itself',
    file: 'reportes/ventas.yaml',
    before: 'relacionados: []',
    after: 'relacionados: [delfin/reportes/ventas/por-producto]',
    rule: 'related to itself',
  },
  {
    fault: 'a release of 2099',
    file: 'novedades.yaml',
    before: "fecha: '2026-09-14'",
    after: "fecha: '2099-09-14'",
    rule: 'day in the future',
  },
  {
    fault: 'examples of 2036',
    file: 'empresa-ejemplo.yaml',
    before: "hoy: '2026-03-31'",
    after: "hoy: '2036-03-31'",
    rule: 'day in the future',
  },
  {
    fault: 'a row of 32 March',
    file: 'api/datos/ventas.json',
    before: '"fecha": "2026-03-02"',
    after: '"fecha": "2026-03-32"',
    rule: 'no such day',
  },
  {
    fault: 'a route called __proto__',
    file: 'rutas.yaml',
    before: 'delfin:\n',
    after: 'delfin:\n  __proto__: Otra página\n',
    rule: 'key not allowed',
  },
  {
    fault: 'a key twice in JSON',
    file: 'api/datos/barrios.json',
    before: '"codigo": "BR02"',
    after: '"codigo": "BR01", "codigo": "BR02"',
    rule: 'key twice',
  },
  // What is no longer YAML or JSON.
  {
    fault: 'a second colon in a line',
    file: 'videos.yaml',
    before: 'titulo: Activar la licencia',
    after: 'titulo: Activar: la licencia',
    rule: 'not YAML',
  },
  {
    fault: 'a tab instead of spaces',
    file: 'mensajes/delfin.yaml',
    before: '  texto: El usuario está inactivo.',
    after: '\ttexto: El usuario está inactivo.',
    rule: 'not YAML',
  },
  {
    fault: 'a quotation mark that is not closed',
    file: 'mensajes/delfin.yaml',
    before: 'texto: El usuario está inactivo.',
    after: 'texto: "El usuario está inactivo.',
    rule: 'not YAML',
  },
  {
    fault: 'a tag that nothing knows',
    file: 'videos.yaml',
    before: 'titulo: Activar',
    after: 'titulo: !negrita Activar',
    rule: 'not YAML',
  },
  {
    fault: 'the marks of a merge that was left halfway',
    file: 'mensajes/delfin.yaml',
    before: '- codigo: DLF-1002',
    after: '<<<<<<< HEAD\n- codigo: DLF-1002',
    rule: 'not YAML',
  },
  {
    fault: 'a bomb of aliases, 9^12 values',
    file: 'videos.yaml',
    after: Array.from(
      { length: 12 },
      (_, level) =>
        `- &n${level} [${
          level === 0
            ? 'x'
            : Array(9)
                .fill(`*n${level - 1}`)
                .join(', ')
        }]`,
    ).join('\n'),
    rule: 'alias',
  },
  {
    fault: 'a missing comma in JSON',
    file: 'api/datos/barrios.json',
    before: '"BR02", ',
    after: '"BR02" ',
    rule: 'not JSON',
  },
  {
    fault: 'a comment in JSON',
    file: 'api/datos/barrios.json',
    before: '{"codigo": "BR02"',
    after: '/* */ {"codigo": "BR02"',
    rule: 'not JSON',
  },
  {
    fault: 'JSON that ends in the middle',
    file: 'api/datos/barrios.json',
    after: '[\n  {"codigo": "BR01", "nombre": "La',
    rule: 'not JSON',
  },
  // What is none of its kind.
  {
    fault: 'a key left out',
    file: 'mensajes/delfin.yaml',
    before: '  que-hacer:\n    - Pida al administrador que active el usuario.\n',
    after: '',
    rule: 'missing key',
  },
  {
    fault: 'a key misspelt',
    file: 'mensajes/delfin.yaml',
    before: '  que-hacer:\n    - Pida al',
    after: '  quehacer: x\n  que-hacer:\n    - Pida al',
    rule: 'unknown key',
  },
  {
    fault: 'a word where a number stands',
    file: 'permisos.yaml',
    before: 'descuento-maximo-pct: 20',
    after: 'descuento-maximo-pct: veinte',
    rule: 'wrong type',
  },
  {
    fault: 'a value that is not among those allowed',
    file: 'reportes/columnas.yaml',
    before: 'tipo: moneda',
    after: 'tipo: dinero',
    rule: 'value not allowed',
  },
  {
    fault: 'a code given twice',
    file: 'mensajes/delfin.yaml',
    before: '- codigo: DLF-1002',
    after: '- codigo: DLF-1001',
    rule: 'duplicate id',
  },
  {
    fault: '31 February',
    file: 'novedades.yaml',
    before: "fecha: '2026-02-16'",
    after: "fecha: '2026-02-31'",
    rule: 'broken rule',
  },
  {
    fault: 'a colour that is none',
    file: 'productos.yaml',
    before: "claro: '#246a47'",
    after: 'claro: verde',
    rule: 'broken rule',
  },
  // What names something that is not there.
  {
    fault: 'a message that nobody wrote',
    file: 'pantallas/delfin-configuracion.yaml',
    before: 'DLF-1110',
    after: 'DLF-9910',
    rule: 'unknown message code',
  },
  {
    fault: 'a permission that nobody has',
    file: 'reportes/ventas.yaml',
    before: 'permisos: [rep-ventas]',
    after: 'permisos: [rep-venta]',
    rule: 'unknown permission',
  },
  {
    fault: 'a route that leads nowhere',
    file: 'glosario.yaml',
    before: 'delfin/reportes/inventarios/agotados',
    after: 'delfin/reportes/inventarios/agotado',
    rule: 'unknown route',
  },
  {
    fault: 'a column of a chart that its table lacks',
    file: 'pantallas/analytics.yaml',
    before: 'x: Centro, y: Total',
    after: 'x: Centro, y: Totales',
    rule: 'unknown column',
  },
  {
    fault: 'a button that no window has',
    file: 'botones.yaml',
    before: 'boton: Simular',
    after: 'boton: Simula',
    rule: 'unknown button',
  },
  {
    fault: 'a row with a column that its entity lacks',
    file: 'api/datos/productos.json',
    before: '"codigo-barras": "7700000000026"',
    after: '"codigo-barra": ""',
    rule: 'unknown column',
  },
  {
    fault: 'a field of a walk-through that its screen lacks',
    file: 'recorridos/primera-venta.yaml',
    before: 'resaltar: [Base]',
    after: 'resaltar: [Bases]',
    rule: 'unknown field or button',
  },
  // What does not add up.
  {
    fault: 'a total that is not the sum of its rows',
    file: 'reportes/ventas.yaml',
    before: 'totales: {cantidad: 590',
    after: 'totales: {cantidad: 591',
    rule: 'total is not the sum',
  },
  {
    fault: 'a voucher one peso out of balance',
    file: 'contabilidad/comprobantes.yaml',
    before: "de: TCR, cuenta: '111005', debito: 35640",
    after: "de: TCR, cuenta: '111005', debito: 35641",
    rule: 'unbalanced voucher',
  },
  {
    fault: 'a bar code with a wrong last digit',
    file: 'empresa-ejemplo.yaml',
    before: '7700000000019',
    after: '7700000000018',
    rule: 'bad EAN-13',
  },
  {
    fault: 'an answer of the API that its rows do not give',
    file: 'api/api.yaml',
    before: '"saldo": 418810',
    after: '"saldo": 418811',
    rule: 'answer differs',
  },
  {
    fault: 'releases out of order',
    file: 'novedades.yaml',
    before: "fecha: '2026-02-16'",
    after: "fecha: '2026-12-16'",
    rule: 'wrong order',
  },
  {
    fault: 'a walk-through of a role that may not do it',
    file: 'recorridos/nota-credito.yaml',
    before: 'rol: supervisor',
    after: 'rol: cajero',
    rule: 'role without permission',
  },
];

/** A file that is there and is read by nothing, which its writer would wait for in vain. */
function unreadFile(name: string, why: string): Fault {
  return {
    fault: `${why} (${name})`,
    expected: 'the build stops: the file, «file that nothing reads»',
    run() {
      const file = path.join(data, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '');
      const found = issues();
      rmSync(file);
      const match = found.find((issue) => issue.rule === 'file that nothing reads');
      expect(match?.file).toContain(name);
      return match?.expected.slice(0, 90) ?? '';
    },
  };
}

const wholes: readonly Fault[] = [
  unreadFile('videos.yml', 'a file with the other ending of YAML'),
  unreadFile('api/datos/ventas.csv', 'rows in another format'),
  unreadFile('videos-viejos.yaml', 'a copy of a file left beside it'),
  {
    fault: '1,000 broken entries in a file of the site',
    expected:
      '50 shown with their lines, the rest counted, within six times what reading it sound takes',
    run() {
      const site = path.join(path.dirname(data), 'site');
      cpSync(path.resolve('data'), site, { recursive: true });
      const file = path.join(site, 'mensajes/sinco.yaml');
      const whole = readFileSync(file, 'utf8');
      const entries = Array.from(
        { length: 1_000 },
        (_, index) => `- codigo: DLF-${5_000 + index}\n  texto: Texto ${index}.\n  sobra: sí\n`,
      ).join('');
      // Seconds of the processor, which what else the machine does is not in. Each time another text: a file
      // that is as it was is not read again.
      const read = (text: string, round: number) => {
        writeFileSync(file, `${text}# ${round}\n`);
        const before = process.cpuUsage();
        const found = issuesOf(site);
        const { user, system } = process.cpuUsage(before);
        return { found, seconds: (user + system) / 1e6 };
      };
      read(whole, 0);
      const rounds = [1, 2, 3].map((round) => ({
        sound: read(whole, round),
        broken: read(entries + whole, round),
      }));
      const least = (kind: 'sound' | 'broken') =>
        Math.min(...rounds.map((round) => round[kind].seconds));
      expect(rounds[0]?.sound.found).toEqual([]);
      const found = rounds[0]?.broken.found ?? [];
      expect(found).toHaveLength(2_000);
      expect(new FactError(found).message.match(/mensajes\/sinco\.yaml:\d+/g)).toHaveLength(50);
      const ratio = least('broken') / least('sound');
      expect(ratio).toBeLessThan(6);
      return `${found.length} found, 50 shown, in less than six times the time`;
    },
  },
  {
    fault: 'slips in two files at once',
    expected: 'both are named in one run',
    run() {
      const files = whileBroken(
        'reportes/columnas.yaml',
        (whole) => whole.replace('tipo: moneda', 'tipo: dinero'),
        () =>
          whileBroken(
            'mensajes/delfin.yaml',
            (whole) => whole.replace('  que-hacer:\n    - Pida al', '  quehacer:\n    - Pida al'),
            () => new Set(issues().map(({ file }) => path.basename(file))),
          ),
      );
      expect(files).toEqual(new Set(['delfin.yaml', 'columnas.yaml']));
      return [...files].join(' and ');
    },
  },
];

plainFaults('Writers: broken facts', [...slips.map(slip), ...wholes]);
