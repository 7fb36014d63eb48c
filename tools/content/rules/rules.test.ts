import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Facts } from '../../../src/facts/facts';
import { contentOf, docFile, problemsIn, problemsOf } from '../../../tests/support/fixture-content';
import { type ContentRule, checkContent } from '../rule';
import { contentRules } from '.';
import { noStrayFiles } from './form';
import { searchPhrases } from './search-phrases';

const RULES_FILE = path.resolve('tools/content/RULES.md');

/** The body of a documentation page, or files by their names. */
type Text = string | Readonly<Record<string, string>>;

/** What a rule says of some texts, `line message`, and what it says nothing of. The body of a page begins on line 7. */
interface Examples {
  /** Facts in the place of the small ones. */
  facts?: Partial<Facts>;
  finds: readonly (readonly [Text, ...expected: (string | RegExp)[]])[];
  accepts: readonly Text[];
}

const description =
  'Una descripción que dice lo que se logra, larga de sobra para llegar a las ochenta letras.';
const keys = `description: ${description}\ntags: [ventas]\nkeywords: [uno, dos, tres, cuatro]`;
const post = `title: Título\nslug: x\nauthors: [equipo-delfin]\n${keys}`;
const page = (frontMatter: string, body = 'Texto.') => `---\n${frontMatter}\n---\n\n${body}\n`;

const otherFile = 'docs/delfin/faqs/compras/index.mdx';
const till = '/docs/delfin/movimientos/ventas/cierre-de-caja/';
const clients = 'delfin/archivos/maestros/clientes';
const month = ':menu[delfin/movimientos/inventarios/cierre-de-mes]';
const notes = ':menu[delfin/movimientos/ventas/notas-credito]';
/** A page of clients whose window shows their name and the tab of their credit. */
const clientsPage = (body: string) => ({
  [`docs/${clients}/index.mdx`]: page(keys, `<Pantalla />\n\n${body}`),
});
const apiPage = (body: string) => ({ 'docs/api/modo-de-uso/excel/index.mdx': body });
const server = 'http://SERVIDOR-DELFIN:5490/api/v2';
const lasting = { aviso: 'Cerrar el mes no se deshace.', dice: ['no se deshace'] };
const closing = '1. Pulse **Cerrar mes**.\n';
const many = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => `palabra${first + index}`).join(' ');
const withTotal = (total: string, head = 'Venta') =>
  `| Terminal | ${head} |\n|---|---|\n| T01 | $ 277.490 |\n| T02 | −$ 1.000 |\n| T03 | — |\n| **Total** | ${total} |`;

const examples: Readonly<Record<string, Examples>> = {
  'directives-expand': {
    finds: [
      ['Vea :mensaje[DLF-2033].', /^7 .*did you mean «DLF-2003»\?/],
      ['Uno.\n\n<details>', /^9 .*closing tag/],
      ['Uno.\n\n::pantala', /^9 .*unknown directive/],
      [{ [docFile]: page('description: a\ntags: [ventas\nkeywords: b: c') }, /^4 /],
    ],
    accepts: ['Vea :mensaje[DLF-2003]'],
  },
  'markdown-slips': {
    finds: [
      ['Uno.\n\nA {cliente} le.', '9 {cliente} is code and prints nothing; write \\{cliente}'],
      ['Uno[^x].', '7 [^x] is no footnote'],
      [':::note Título\n\nDos.', /^7 «:::note Título» begins no notice/],
      ['| A | B |\n|---|---|\n| `a | b` | c |', '7 line 9 has more cells than the head'],
      ['```klingon\nx\n```', /^7 .*«klingon», which has no colours/],
      ['## Uno {/* #x */}\n\nA.\n\n## Dos {/* #x */}\n\nB.', '11 another heading has the id #x'],
      [':::note[Nota]\n\nTexto.', /^7 this container is never closed; .*«:::»/],
      ['::::plegado\n\n## Uno\n\n:::', /^7 this .*«::::»/, '11 «:::» closes nothing'],
      ['Uno.\n\n<script src="/x.js" />', '9 <script> is no tag'],
      ['<img src="/img/logo.svg" alt="" />', 'write a picture as ![what it shows]'],
      ['Uno.\n\nVen\0tas', '9 U+0000'],
      ['Ven\u200Btas', '7 U+200B'],
    ],
    accepts: [
      'Uno {/* dos */} \\{tres} `{cuatro}`.\n\n:::note[Nota]\n\nUno.\n\n:::',
      '<Pantalla id="clientes" />\n\n<details>Tres</details>\n\n¿Cuánto?\r\n— $\u00A026.010 con `<script>`.',
      '::::ficha\n\n:::warning[Importante]\n\nTexto.\n\n:::\n\n::::\n\n```\n:::\n```',
    ],
  },
  'front-matter': {
    finds: [
      [{ 'blog/2026-01-01-x.mdx': page(keys) }, '1 title', '1 slug', '1 authors'],
      [
        { 'blog/2026-13-01-x.mdx': page(`date: 20/10/2026\n${post}`) },
        '1 date: the day of a post is that in the name',
        '1 2026-13-01, which the file is called by, is no day',
      ],
      [{ 'src/pages/x.mdx': page('title: Uno\ndescription: Breve.') }, '80 to 160 characters'],
      [
        { [docFile]: page(`title: Otro\n${keys.replace(/tags: .*/, 'tags: [venta]')}`) },
        '1 tags.0: Invalid option',
        'Unrecognized key: "title"',
      ],
      [{ [docFile]: page(keys), [otherFile]: page(keys) }, `also that of ${docFile}`],
    ],
    accepts: [
      { [docFile]: page(keys), 'blog/2026-01-01-x.mdx': page(post.replace('Una', 'Otra')) },
    ],
  },
  headings: {
    finds: [
      ['# Ventas\n\nTexto.', '7 «Ventas» is an h1; the title comes from data/rutas.yaml'],
      ['## Uno\n\nA.\n\n#### Dos\n\nB.', '«Dos» skips from level 2 to 4; make it ###'],
      ['## Uno\n\n### Dos\n\nTexto.', '«Uno» has no text of its own'],
      [{ 'src/pages/contacto.mdx': 'Texto.' }, 'has no h1'],
      [{ 'src/pages/contacto.mdx': '# Uno\n\n# Dos' }, '«Dos» is an h1; the page has one already'],
    ],
    accepts: [
      '## Uno\n\nA.\n\n### Dos\n\nB.\n\n## Tres\n\nC.',
      { 'src/pages/contacto.mdx': '# Uno\n\nTexto.' },
    ],
  },
  images: {
    finds: [
      ['![La caja abierta](https://example.com/caja.png)', '7 the image https://example.com/caja'],
      ['![](./a.png)', 'no alternative text; say what it shows'],
      ['![caja.png](./a.png)', '«caja.png» does not describe it'],
    ],
    accepts: ['![Ventana Cobrar con el cambio en verde](./a.png)'],
  },
  'example-links': {
    finds: [
      ['[La DIAN](https://www.dian.gov.co)', 'outside example.com'],
      ['[Escríbanos](mailto:alguien@correo.co)', 'outside example.com'],
    ],
    accepts: ['[Compras](https://compras.example.com/x) [Soporte](mailto:soporte@example.com)'],
  },
  'link-labels': {
    finds: [
      [`[Haga clic aquí](${till})`, 'use «Cierre de caja»'],
      [`[${till}](${till})`, 'use «Cierre de caja»'],
      [`Vea [Apertura de caja](${till}).`, 'is the title of /docs/delfin/movimientos/ventas/aper'],
    ],
    accepts: [`[Cierre de caja](${till}) [cierre el turno](${till}) [Compras](/docs/compras)`],
  },
  'leads-on': {
    finds: [[`[Uno](${till}) y [dos](${till}#corte)`, 'links to 1 other pages']],
    accepts: [`[Uno](${till}) y [dos](/docs/delfin/movimientos/ventas/recaudos/)`],
  },
  'known-codes': {
    finds: [
      ['Uno.\n\n`DLF-9999`', '9 message code «DLF-9999» is not known'],
      [{ 'data/reglas/x.yaml': 'texto: Aparece SNC-999 al exportar\n' }, '1 message code'],
    ],
    accepts: ['DLF-2003. La licencia es `DLF-XXXX-XXXX-XXXX-XXXX`. Los de la serie DLF-13.'],
  },
  'known-keys': {
    finds: [
      [
        { 'data/x.yaml': 'clave: ventas-facturar\n', [docFile]: 'Exige `ventas-facturas`.' },
        '1 key «ventas-facturas» is not known; did you mean «ventas-facturar»?',
      ],
    ],
    accepts: [
      {
        'data/x.yaml': 'texto: Los de `pide-base`\n',
        [docFile]: 'Llene `pide-base` el `2026-03-31`',
      },
    ],
  },
  'permission-names': {
    finds: [['Pida ventas-facturar al administrador.', 'write :permiso[ventas-facturar]']],
    accepts: ['Pida :permiso[ventas-facturar]. Vea un-dos.'],
  },
  'known-menus': {
    finds: [
      ['Abra **Archivos > Maestros > Cliente**.', 'did you mean «Archivos > Maestros > Clientes»?'],
      ...['**Archivos > Maestros > Clientes**', 'Archivos > Maestros > Clientes'].map(
        (path) => [`Abra ${path}.`, `write :menu[${clients}]`] as const,
      ),
      [
        { 'data/x.yaml': 'pasos:\n  - Abra **Archivos > Maestros > Clientes**.\n' },
        '2 write :menu',
      ],
      [`Abra :menu[delfin/archivos/maestros/cliente].`, `did you mean «${clients}»?`],
    ],
    accepts: [
      `:menu[${clients}], **Administrador del servidor > Móviles > Autorizar** y :menu[Ayuda > Acerca de Delfín].`,
      { 'data/pantallas/x.yaml': 'menu: Archivos > Maestros > Clientes, botón **Nuevo**\n' },
    ],
  },
  'interface-names': {
    finds: [
      ['Pulse **Cobrar y graba**.', 'write **Cobrar y grabar**'],
      ['En **Codigo de barras**.', 'write **Código de barras**'],
    ],
    accepts: [
      '**Cobrar y grabar**, la **factura electrónica**, **Reportes > Utilidad** y **Grabado no es aceptado.**',
    ],
  },
  'screen-parts': {
    finds: [
      [`En ${month}, pulse **Cerrar el mes**.`, /no button .*«Cerrar mes»/],
      [`Pulse **Revisa** en ${month}.`, /no button .*«Revisar»/],
      [`Abra :menu[${clients}], pestaña **Créditos**.`, /no tab .*«Crédito»/],
      [`Abra :menu[${clients}], campo **Cupos**.`, /no field .*«Cupo»/],
      [{ 'data/x.yaml': `pasos:\n  - En ${month}, pulse **Borrar mes**.\n` }, /^2 .*no button/],
    ],
    accepts: [
      `En ${month}, pulse **Revisar** y después **Cerrar mes**.`,
      `Si falta, pulse **Grabar** y, en :menu[${clients}], pulse **Historial**.`,
      `Abra :menu[${clients}], pestaña **Crédito**, campo **Cupo**.`,
      `En el mensaje de ${month}, pulse **Autorizar**.`,
      'Abra :menu[delfin/consultas/kardex] y pulse **Ver**.',
      `Abra :menu[${clients}]. En la otra pantalla, pulse **Sortear**.`,
    ],
  },
  'page-length': {
    finds: [[many(1401), '1401 words of prose']],
    accepts: [`${many(1000)}\n\n| A | B |\n| --- | --- |\n| ${many(500)} | ${many(500)} |`],
  },
  'warned-first': {
    facts: {
      buttonMeanings: [{ boton: 'Cerrar mes', 'que-hace': 'Cierra', 'sin-vuelta': lasting }],
    },
    finds: [
      ['1. Revise.\n2. Pulse **Cerrar mes**.\n', '8 «Pulse Cerrar mes.» presses Cerrar mes'],
      [`## Antes\n\nNo se deshace.\n\n## Pasos\n\n${closing}`, '::importante{boton="Cerrar mes"}'],
      [`${closing}\nNo se deshace.\n`, 'or one of: no se deshace'],
    ],
    accepts: [
      `No se deshace.\n\n## Pasos\n\n${closing}`,
      `## Pasos\n\nEl cierre no se deshace.\n\n${closing}`,
      '1. Pulse **Cerrar mes**, que no se deshace.\n',
    ],
  },
  'kept-changes': {
    finds: [
      [`1. Abra :menu[${clients}].\n2. En **Cupo**, escriba 500.000.`, 'end with **Grabar** (F9)'],
      [`1. En :menu[${clients}], escriba el **Cupo** y grabe.`, 'say **Modificar** (F4) before it'],
    ],
    accepts: [
      `1. Abra :menu[${clients}] y pulse **Nuevo** (F2).\n2. En **Cupo**, escriba 500.000.\n3. Pulse **Grabar** (F9).`,
      `1. En :menu[${clients}], pulse **Modificar** (F4), escriba el **Cupo** y grabe.`,
      `1. En :menu[${clients}], busque **Cupo** y léalo.`,
    ],
  },
  'drawn-parts': {
    finds: [
      [
        clientsPage('1. Pulse **Nuevo** (F2).\n2. Pulse **Sortear**.'),
        '«Sortear», which no window of the page has',
      ],
      [clientsPage('1. En **Nombre corto**, escriba Ana.\n2. Pulse **Grabar**.'), '«Nombre corto»'],
      [
        clientsPage('1. Pulse **Eliminar**.\n2. Confirme.'),
        '«Eliminar», which its window does not show',
      ],
      [clientsPage('- **Recibir cuota**: recibe un pago.'), '«Recibir cuota»'],
    ],
    accepts: [
      '1. Pulse **Nuevo** (F2).\n2. En **Código**, escriba C020.\n3. Pulse **Grabar** (F9).',
      '1. En el mensaje, pulse **Autorizar**.\n2. Espere.',
      `1. Abra ${month}.\n2. Pulse **Cerrar mes**.`,
      '1. En Windows, pulse **Aplicar todo** en Windows.\n2. Elija en Windows la pestaña **Puertos**.',
      '- **Nada de prisa**: mire antes el cupo.',
    ].map(clientsPage),
  },
  'factory-roles': {
    finds: [
      ['Lo hace el cajero, que tiene :permiso[ventas-nota-credito].', 'cajero does not hold'],
      [
        'De fábrica, el cajero tiene :permiso[caja-abrir].',
        'administrador holds caja-abrir too',
        'supervisor holds caja-abrir too',
      ],
      [`Si no puede, pida al mesero la nota en ${notes}.`, 'mesero cannot open'],
    ],
    accepts: [
      'De fábrica lo tienen el administrador y el supervisor: :permiso[ventas-nota-credito].',
      'Exige :permiso[ventas-nota-credito], que el cajero no tiene de fábrica.',
      'Lo hace el supervisor, que tiene :permiso[caja-abrir].',
      'Llene **Vendedor asociado** o pida :permiso[ventas-nota-credito].',
      `Pida al supervisor la nota en ${notes}.`,
      `El cajero no abre ${notes}.`,
    ],
  },
  wording: {
    finds: [
      ['Si puedes, espere.', '«puedes»: write puede'],
      ['Vos necesitás la clave.', 'write usted', 'write necesita', 'write the verb in the form'],
    ],
    accepts: [
      'Usted elige más tarde, después de las seis. Le dijo «¿me fías tú?»; lea `tu` y **Te**. El área de TI.',
      'Cópiela donde la vaya a usar. La simple mente y la etc·étera. Le dicen «la pistola».',
    ],
  },
  'product-names': {
    finds: [
      ['Abra Delfin.', 'is written «Delfín»'],
      ['Por wifi.', 'is written «Wi-Fi»'],
    ],
    accepts: [
      'Delfín y Wi-Fi; `delfin`, C:\\Delfin, SERVIDOR-DELFIN, api.ini y las compras de Compras.',
    ],
  },
  'imperative-steps': {
    finds: [
      ['1. Abre la caja.', /^7 .*does not begin as a step/],
      ['1. En **Base**, el cajero escribe 2.', /^7 .*does not begin as a step/],
      [{ 'data/x.yaml': 'pasos:\n  - Abra la caja.\n  - Abres la caja.\n' }, '3 «Abres la caja.»'],
    ],
    accepts: [
      ...['Abra la caja.', 'Ábrala con F9.', 'En **Base**, escriba 2.', 'O pida el permiso.'],
      ...['(Opcional) Elija el vendedor.', 'Si paga a crédito, elija **Crédito**.'],
      ...['¿Solo tiene la factura impresa? Use el formulario.', 'Base: 21.000 ÷ 1,05 = $ 20.000.'],
    ]
      .map((step) => `1. ${step}`)
      .concat('## Ejemplo\n\n1. El cajero abre.\n', '- El cajero abre.'),
  },
  spelling: {
    finds: [
      ['No hay existensia.', /«existensia».*existencia/],
      ['El campo vacio.', /«vacio» is not in the dictionary; did you mean (?!.*\bvacio\b)/],
      [{ 'data/x.yaml': 'texto: Buen texto\notro: El presio cambió\n' }, '2 «presio»'],
      [{ 'data/x.yaml': 'texto: Los ZQ se agrupan\n' }, '«ZQ»'],
    ],
    accepts: [
      'La línea<br />segunda.',
      'El kárdex y la ReteFuente. Compruébelo, prográmelo y concílielo antes de fiarle.',
      'Lea `existensia` en C:\\Delfin\\Regsitros, soporte@example.com o X-Api-Key, del 2026-03-31.',
      { 'data/x.yaml': 'codigo: ZQ\ntexto: Los ZQ y los de `DelfinYa`: DelfinYa se agrupan\n' },
    ],
  },
  'sentence-length': {
    finds: [[`Breve. Una ${many(40)}.`, 'has 41 words']],
    accepts: [`Una ${many(39)}. Otra ${many(39)}.`],
  },
  'worked-sums': {
    finds: [
      ...['Hay 160 + 43 + 0 = 204 unidades.', 'ReteICA: 54.000 × 9,66 por mil = $ 532.'],
      'Quedan 12.000.000 − 2 × 1.000.000 = $ 11.000.000.',
    ].map((sum) => [sum, /^7 .*is wrong: it gives/] as const),
    accepts: [
      ...['Hay 160 + 43 + 0 = 203 unidades.', 'Margen: 4.406 ÷ 20.000 = 22,0 %.'],
      'Quedan 12.000.000 − 2 × 1.000.000 = $ 10.000.000.',
      ...['Con un paréntesis: 15.600 ÷ (1 − 0,22) = $ 20.000.', 'Precio = costo ÷ (1 − margen).'],
    ],
  },
  'api-requests': {
    finds: [
      [apiPage('```json\n{"total": 3}\n```'), '::api-respuesta'],
      [apiPage('Pida `precio:mayor:cien`.'), 'works on no entity'],
      [apiPage('Pida `/productos/ABA-999`.'), 'answers 404'],
      [apiPage(`Pida \`${server}/producto\`.`), 'answers 404'],
      [apiPage(`Pida \`${server}/productos?columna=a\`.`), '«columnas»'],
    ],
    accepts: [
      apiPage(
        'Son `precio:mayor:100`, `filtro=precio:mas:100`, `/productos/ABA-001` y `limite=3`.',
      ),
      apiPage('```text\nDLF\n```'),
    ],
  },
  'table-totals': {
    finds: [[withTotal('**$ 277.490**'), '7 the rows of «Venta» sum 276490, not $ 277.490']],
    accepts: [
      ...[withTotal('**$ 276.490**'), withTotal(''), withTotal('$ 92.163', 'Ticket promedio')],
    ],
  },
  'same-limits': {
    finds: [
      ['Quedan 10 días de gracia.', 'gracia-de-la-licencia is 15'],
      ['Son diez días de gracia.', 'gracia-de-la-licencia is 15'],
      ['Nada.', /^\d+ no text says «\{\} días de gracia»/],
    ],
    accepts: ['Quedan 15 días de gracia, quince días de gracia.'],
  },
};

const rules = await contentRules();

function problems(id: string, text: Text): string[] {
  const rule = rules.find((one) => one.id === id);
  if (!rule) throw new Error(`there is no rule ${id} in rules/index.ts`);
  const { facts } = examples[id] ?? {};
  const check: ContentRule['check'] = (content) =>
    rule.check({ ...content, facts: { ...content.facts, ...facts } });
  const judge = { ...rule, check };
  return typeof text === 'string' ? problemsIn(judge, text) : problemsOf(judge, text);
}

describe.each(Object.entries(examples))('%s', (id, { finds, accepts }) => {
  test.each(finds.map((found) => [found[0], found] as const))('finds %j', (text, found) => {
    const [, ...expected] = found;
    expect(problems(id, text)).toEqual(
      expected.map((words) =>
        words instanceof RegExp ? expect.stringMatching(words) : expect.stringContaining(words),
      ),
    );
  });

  test.each(accepts.map((text) => [text]))('accepts %j', (text) => {
    expect(problems(id, text)).toEqual([]);
  });
});

test.each([
  ['/docs/delfin/faqs/venta/', true, '2 «/docs/delfin/faqs/venta/» is not known; did you mean'],
  ['/novedades', false, 'npm run search:learn'],
])('search-phrases tells of %s, learned: %s', (url, areLearned, message) => {
  const phrase = { text: 'anulo una venta', file: 'phrases/x.txt', line: 2, isTyped: false, url };
  const found = problemsIn(searchPhrases({ phrases: [phrase], areLearned }), 'Texto.');
  expect(found).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['docs/delfin/faqs/nada/index.mdx', 'no route: add its route to data/rutas.yaml'],
  ['docs/delfin/faqs/ventas/captura.jpg', 'nothing reads this file'],
])('no-stray-files names %s', (file, message) => {
  expect(noStrayFiles.check({ ...contentOf({}), strayFiles: [file] })).toMatchObject([
    { file, line: 1, message: expect.stringContaining(message) },
  ]);
});

test('a finding says file, line, rule and what would be right, within the scope that was asked for', () => {
  const content = contentOf({ [docFile]: 'Haz la venta.', [otherFile]: 'Haz la compra.' });
  const wording = rules.filter(({ id }) => id === 'wording');
  expect(checkContent(content, wording, ['docs/delfin/faqs/ventas'])).toEqual([
    `${docFile}:1 wording: «Haz»: write haga (tools/content/wording.yaml)`,
  ]);
});

test('every rule has an example that it finds', () => {
  const elsewhere = [
    ...['no-stray-files', 'same-example', 'distinct-steps', 'same-steps'],
    ...['remedy-once', 'search-phrases'],
  ];
  const ids = rules.map(({ id }) => id);
  expect(ids.sort()).toEqual([...Object.keys(examples), ...elsewhere].sort());
});

test('RULES.md says what each rule asks; -u writes its table', async () => {
  const [above] = readFileSync(RULES_FILE, 'utf8').split('| Rule |');
  const rows = rules.map(({ id, asks }) => `| \`${id}\` | ${asks} |\n`);
  const table = `| Rule | What it asks |\n| --- | --- |\n${rows.join('')}`;
  await expect(above + table).toMatchFileSnapshot(RULES_FILE);
});
