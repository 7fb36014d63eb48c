import { readFile } from 'node:fs/promises';
import Ajv from 'ajv/dist/2020';
import { beforeEach, expect, it } from 'vitest';
import type { BuiltPage } from '../../../src/built-pages/read-page';
import { helpTargets } from '../../../src/help-targets/help-targets';
import { withNewIds } from '../../../src/help-targets/published';
import type { Spoken } from '../../../src/help-targets/spoken';
import { pageOfArticle } from '../../../tests/support/page-of-article';
import { inScratchFolder } from '../../../tests/support/scratch-folder';
import { smallFacts } from '../../../tests/support/small-facts';
import { writeHelpTargets } from './write-help-targets';

const targets = helpTargets(smallFacts);
const facts = {
  ...smallFacts,
  publishedIds: Object.fromEntries(withNewIds({}, targets)),
  messages: smallFacts.messages.map((message) =>
    message.codigo === 'DLF-2001' ? { ...message, 'que-hacer': ['Pulse **Grabar**.'] } : message,
  ),
};
function builtPage(page: string): BuiltPage | undefined {
  const read = pageOfArticle(
    '<h2 id=campos>Campos</h2><table><tr id=campo-cliente><td><strong>Cliente</strong></table>',
    { head: '<meta name=description content="Venda en el mostrador.">' },
  );
  return read && { ...read, file: `${page.slice(1)}/index.html`.replace('//', '/') };
}

const pages = [...new Set(targets.map(({ page }) => page))].flatMap(
  (page) => builtPage(page) ?? [],
);

const SPOKEN: Spoken = {
  preguntas: [
    {
      ...{ producto: 'delfin', pregunta: '¿Por qué no factura?', respuesta: 'Está cerrada.' },
      ...{ pasos: [], direccion: 'docs/delfin/faqs/ventas/#por-que' },
    },
  ],
  tareas: [
    {
      ...{ producto: 'delfin', pagina: 'Cierre de caja', titulo: 'Pasos' },
      ...{ pasos: ['Cuente.'], direccion: 'docs/delfin/cierre-de-caja/#pasos' },
    },
  ],
};

inScratchFolder('help-targets');

beforeEach(() => {
  const siteConfig = { title: 'Ayuda de Delfín', tagline: '', url: 'https://ayuda.example.com' };
  writeHelpTargets({ outDir: '.', baseUrl: '/ayuda/', siteConfig }, facts, pages, SPOKEN);
});

const read = (file: string) => readFile(file, 'utf8');

it('writes a page that leads to the row of a field, under the path of the site', async () => {
  const html = await read('ir/factura.campo.cliente/index.html');
  const address = '/ayuda/docs/delfin/movimientos/ventas/factura/#campo-cliente';
  expect(html).toContain(`http-equiv=refresh content="0;url=${address}"`);
  expect(html).toContain(`<a href=${address}>Cliente</a>`);
  expect(html).toContain(
    'rel=canonical href=https://ayuda.example.com/ayuda/docs/delfin/movimientos/ventas/factura/>',
  );
  expect(html).toMatch(
    /content="default-src 'self';script-src 'sha256-[^']{44}';object-src 'none';/,
  );
  expect(html).toContain('localStorage.setItem("version-delfin",/^');
});

it('writes what the schema beside it allows, and the schema allows nothing else', async () => {
  const file = JSON.parse(await read('ayuda.json'));
  const validate = new Ajv({ strict: true, allErrors: true }).compile(
    JSON.parse(await read('ayuda.schema.json')),
  );
  validate(file);
  expect(validate.errors).toBeNull();
  expect(Object.keys(file.ids)).toEqual(targets.map(({ id }) => id));
  expect(file.ids.factura.frase).toBe('Venda en el mostrador.');
  expect(file.ids['factura.campo.cliente'].direccion).toBe(
    'docs/delfin/movimientos/ventas/factura/#campo-cliente',
  );
  expect(file.preguntas).toMatchObject([{ producto: 'delfin', pasos: [] }]);
  expect(file.tareas).toMatchObject([{ pagina: 'Cierre de caja', pasos: ['Cuente.'] }]);
  expect(file.mensajes['DLF-2001']).toMatchObject({ gravedad: 'impide', pasos: ['Pulse Grabar.'] });
  const { factura } = file.ids;
  for (const broken of [
    { ...file, tareas: [{ ...file.tareas[0], pasos: [] }] },
    { ...file, formato: 2 },
    { ...file, ids: { 'Con Espacios': factura } },
    { ...file, ids: { factura: { ...factura, direccion: 'https://example.com/' } } },
    { ...file, ids: { factura: { ...factura, otro: 1 } } },
  ]) {
    expect(validate(broken)).toBe(false);
  }
});
