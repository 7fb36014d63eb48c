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

async function lines(ownFacts: Facts): Promise<string[]> {
  const { children } = await described(unrelated, undefined, ownFacts);
  return children.map((node) => plainText(node));
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

test('a page that one of the last two versions changed says so', async () => {
  const change = (texto: string) => ({ texto, paginas: [unrelated], roles: ['cajero'] });
  const release = (version: string, fecha: string) => ({ version, fecha });
  const [old, newer, newest] = [
    release('8.2.0', '2025-06-09'),
    release('8.3.0', '2026-02-16'),
    release('8.4.0', '2026-09-14'),
  ];
  const told = async (...delfin: Facts['releases'][string]) =>
    (await lines({ ...facts, releases: { delfin } })).slice(0, -1);

  expect(
    await told(newest, { ...newer, nuevo: [change('Con gráfico.'), change('Más rápido.')] }),
  ).toEqual(['Texto de la página.', 'Cambió en 8.3.0: con gráfico. Más rápido.']);
  expect(await told({ ...newest, correcciones: [change('La suma no cuadraba.')] })).toEqual([
    ...['Texto de la página.', 'Se corrigió en 8.4.0: la suma no cuadraba.'],
  ]);
  expect(await told(newest, newer, { ...old, nuevo: [change('Con gráfico.')] })).toEqual([
    'Texto de la página.',
  ]);
});

test('what changed stands below the steps, or else below the first section', async () => {
  const change = { texto: 'Con gráfico.', paginas: [unrelated], roles: ['cajero'] };
  const delfin = [{ version: '8.4.0', fecha: '2026-09-14', nuevo: [change] }];
  const told = async (markdown: string) => {
    const { children } = await described(
      unrelated,
      undefined,
      { ...facts, releases: { delfin } },
      markdown,
    );
    return children.map((node) => plainText(node).slice(0, 14)).slice(0, -1);
  };
  const [line, sheet] = ['Cambió en 8.4.', 'Imprimir hoja '];

  expect(await told('Frase.\n\n## Pasos\n\n1. Abra.\n2. Grabe.\n\n## Campos\n\nUno.')).toEqual([
    ...['Frase.', 'Pasos', 'Abra.Grabe.', sheet, line, 'Campos', 'Uno.'],
  ]);
  expect(await told('Frase.\n\n1. Abra.\n2. Grabe.\n\n## Campos')).toEqual([
    ...['Frase.', 'Abra.Grabe.', sheet, line, 'Campos'],
  ]);
  expect(await told('Frase.\n\n## Ejemplo\n\nTabla.\n\n## Columnas')).toEqual([
    ...['Frase.', 'Ejemplo', 'Tabla.', line, 'Columnas'],
  ]);
});

test('a page tells what the versions before a change have not, and what to do in them', async () => {
  const route = 'delfin/movimientos/ventas/factura';
  const told = { paginas: [route], roles: ['cajero'] };
  const trae = ['factura.campo.cliente', 'factura.boton.cobrar-y-grabar', 'dlf-2204'];
  const antes = 'Pase a la :version[delfin].';
  const delfin = [
    { version: '8.4.0', fecha: '2026-09-14', mejoras: [{ ...told, texto: 'Más rápido.' }] },
    { version: '8.3.0', fecha: '2026-02-16', nuevo: [{ ...told, trae, antes, texto: '' }] },
    { version: '8.2.0', fecha: '2025-06-09', nuevo: [{ ...told, texto: 'Siempre estuvo.' }] },
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

test('a change that another product brought says which', async () => {
  const change = { texto: 'HTTPS.', paginas: [unrelated], roles: ['cajero'] };
  const sinco = [{ version: '4.2.0', fecha: '2026-08-10', mejoras: [change] }];
  expect((await lines({ ...facts, releases: { sinco } }))[1]).toBe('Cambió en Sinco 4.2.0: HTTPS.');
});

test('a product root gets neither time nor date', async () => {
  expect((await described('delfin', '2026-10-03')).children).toHaveLength(1);
});
