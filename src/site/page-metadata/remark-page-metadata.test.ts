import path from 'node:path';
import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { smallDocsDir as docsDir, smallFacts as facts } from '../../../tests/support/small-facts';
import type { Facts } from '../../facts/facts';
import { minutesOf, remarkPageMetadata } from './remark-page-metadata';

const unrelated = 'delfin/reportes/utilidad/mensual';

function parse(markdown: string): Root {
  return unified().use(remarkParse).use(remarkGfm).parse(markdown);
}

async function described(
  routePath: string,
  day?: string,
  ownFacts = facts,
  markdown = 'Texto de la página.',
): Promise<Root> {
  const file = new VFile({ path: path.join(docsDir, routePath, 'index.mdx') });
  const tree = parse(markdown);
  const dayOfChange = async () => day;
  await remarkPageMetadata({ loadFacts: () => ownFacts, dayOfChange, docsDir })(tree, file);
  return tree;
}

const change = (texto: string) => ({ texto, paginas: [unrelated], roles: ['cajero'] });
const newest = { version: '8.4.0', fecha: '2026-09-14' };
const newer = { version: '8.3.0', fecha: '2026-02-16' };
const old = { version: '8.2.0', fecha: '2025-06-09' };

/** The parts of a page, but the line of its time. */
async function told(releases: Facts['releases'], markdown?: string): Promise<string[]> {
  const { children } = await described(unrelated, undefined, { ...facts, releases }, markdown);
  return children.slice(0, -1).map((node) => plainText(node));
}

test('the words of the running text make the minutes, and tables and code do not', async () => {
  const text = 'palabra '.repeat(500);
  const table = `| a | b |\n|---|---|\n| ${text} | ${text} |`;
  expect(minutesOf(parse(`${text}\n\n${table}\n\n\`\`\`\n${text}\n\`\`\``))).toBe(3);
  expect(minutesOf(parse('Una frase.'))).toBe(1);
});

test('a page ends with its time and the day of its last change, where that is known', async () => {
  const footOf = async (day?: string) =>
    plainText((await described(unrelated, day)).children.at(-1));
  expect(await footOf('2026-10-03')).toBe(
    '1\u00a0min de lectura · Última actualización del texto: 3 de octubre de 2026',
  );
  expect(await footOf()).toBe('1\u00a0min de lectura');
});

test.each<[Facts['releases'], ...string[]]>([
  [
    { delfin: [newest, { ...newer, nuevo: [change('Con gráfico.'), change('Más rápido.')] }] },
    'Cambió en 8.3.0: con gráfico. Más rápido.',
  ],
  [
    { delfin: [{ ...newest, correcciones: [change('La suma no cuadraba.')] }] },
    'Se corrigió en 8.4.0: la suma no cuadraba.',
  ],
  [
    { sinco: [{ version: '4.2.0', fecha: '2026-08-10', mejoras: [change('HTTPS.')] }] },
    'Cambió en Sinco 4.2.0: HTTPS.',
  ],
  [{ delfin: [newest, newer, { ...old, nuevo: [change('Con gráfico.')] }] }],
])('a page that one of the last two versions changed says so: %j', async (releases, ...lines) => {
  expect(await told(releases)).toEqual(['Texto de la página.', ...lines]);
});

const [line, sheet] = ['Cambió en 8.4.', 'Imprimir hoja '];

test.each([
  [
    'Frase.\n\n## Pasos\n\n1. Abra.\n2. Grabe.\n\n## Campos\n\nUno.',
    ['Frase.', 'Pasos', 'Abra.Grabe.', sheet, line, 'Campos', 'Uno.'],
  ],
  ['Frase.\n\n1. Abra.\n2. Grabe.\n\n## Campos', ['Frase.', 'Abra.Grabe.', sheet, line, 'Campos']],
  [
    'Frase.\n\n## Ejemplo\n\nTabla.\n\n## Columnas',
    ['Frase.', 'Ejemplo', 'Tabla.', line, 'Columnas'],
  ],
])(
  'what changed stands below the steps, or else below the first section: %j',
  async (text, order) => {
    const releases = { delfin: [{ ...newest, nuevo: [change('Con gráfico.')] }] };
    expect((await told(releases, text)).map((part) => part.slice(0, 14))).toEqual(order);
  },
);

test('a page tells what the versions before a change have not, and what to do in them', async () => {
  const route = 'delfin/movimientos/ventas/factura';
  const of = { paginas: [route], roles: ['cajero'] };
  const trae = ['factura.campo.cliente', 'factura.boton.cobrar-y-grabar', 'dlf-2204'];
  const antes = 'Pase a la :version[delfin].';
  const delfin = [
    { ...newest, mejoras: [{ ...of, texto: 'Más rápido.' }] },
    { ...newer, nuevo: [{ ...of, trae, antes, texto: '' }] },
    { ...old, nuevo: [{ ...of, texto: 'Siempre estuvo.' }] },
  ];
  const { children } = await described(route, undefined, { ...facts, releases: { delfin } });
  const node = children.find((one) => one.type === 'mdxJsxFlowElement');
  expect(JSON.stringify(node)).toContain('"8.4.0 8.3.0 8.2.0"');
  expect(JSON.stringify(node)).toContain('"name":"changed","value":"8.4.0 8.3.0"');
  expect(node?.type === 'mdxJsxFlowElement' && node.children.map((one) => plainText(one))).toEqual([
    'Cambió en la 8.4.0: Más rápido.',
    'No existe el campo Cliente ni el botón Cobrar y grabar: llegaron en la 8.3.0. Pase a la 8.4.0.',
  ]);
});

test('a product root gets neither time nor date', async () => {
  expect((await described('delfin', '2026-10-03')).children).toHaveLength(1);
});
