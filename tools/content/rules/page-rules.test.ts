import type { Element } from 'hast';
import { describe, expect, test } from 'vitest';
import { htmlTree } from '../../../src/rendering/markdown/nodes';
import { contentOf, docFile, problemsIn, problemsOf } from '../../../tests/support/fixture-content';
import type { ContentPage } from '../content';
import { AlternativeText } from './alternative-text';
import { ClosedContainers } from './closed-containers';
import { DirectivesExpand } from './directives-expand';
import { FittingTitles } from './fitting-titles';
import { FrontMatter } from './front-matter';
import { HeadingOrder } from './heading-order';
import { KnownImages } from './known-images';
import { KnownLinks } from './known-links';
import { KnownTags } from './known-tags';
import { LeadsOn } from './leads-on';
import { LinkLabels } from './link-labels';
import { NearDuplicates } from './near-duplicates';
import { NoStrayFiles } from './no-stray-files';
import { PageForEachRoute } from './page-for-each-route';
import { PageLength } from './page-length';
import { SearchPhrases } from './search-phrases';
import { SingleH1 } from './single-h1';
import { UniqueDescription } from './unique-description';
import { VisibleCharacters } from './visible-characters';

const description =
  'Una descripción que dice lo que se logra, larga de sobra para llegar a las ochenta letras.';

function doc(keys: string, body = 'Texto.'): string {
  return `---\n${keys}\n---\n\n${body}\n`;
}

const completeKeys = `description: ${description}\ntags: [ventas]\nkeywords: [uno, dos, tres, cuatro]`;

describe('page-for-each-route', () => {
  test('names the file that is missing', () => {
    const content = contentOf({});
    const route = content.facts.routes.get('delfin/faqs/ventas');
    if (!route) throw new Error('the fixture route is gone');
    const findings = new PageForEachRoute().check({
      ...content,
      missingPages: [{ route, file: docFile }],
    });
    expect(findings).toMatchObject([
      { file: docFile, message: expect.stringContaining('/docs/delfin/faqs/ventas has no page') },
    ]);
    expect(new PageForEachRoute().check(content)).toEqual([]);
  });
});

describe('fitting-titles', () => {
  const clients = ':pagina[delfin/archivos/maestros/clientes]';

  test.each([`Abra el ${clients}.`, `Es una ${clients}.`])('finds «%s»', (body) => {
    expect(problemsIn(new FittingTitles(), body)).toEqual([
      expect.stringContaining('breaks the sentence'),
    ]);
  });

  test.each([`Abra ${clients}.`, `Revise los ${clients}.`])('accepts «%s»', (body) => {
    expect(problemsIn(new FittingTitles(), body)).toEqual([]);
  });
});

describe('directives-expand', () => {
  test('passes on what the build would say, with the nearest name', () => {
    expect(problemsIn(new DirectivesExpand(), 'Vea :mensaje[DLF-2033].')).toEqual([
      expect.stringContaining('did you mean «DLF-2003»?'),
    ]);
  });

  test.each([
    ['an unclosed brace', 'Uno.\n\nUn { sin cerrar.', /^9 .*closing brace/],
    ['an unclosed tag', 'Uno.\n\n<details>', /^9 .*closing tag/],
    ['an unknown directive', 'Uno.\n\n::pantala', /^9 .*unknown directive/],
  ])('names the line of %s', (_slip, body, problem) => {
    expect(problemsIn(new DirectivesExpand(), body)).toEqual([expect.stringMatching(problem)]);
  });

  test('names the line where front matter breaks off', () => {
    const source = doc('description: a\ntags: [ventas\nkeywords: b: c');
    expect(problemsOf(new DirectivesExpand(), { [docFile]: source })).toEqual([
      expect.stringMatching(/^4 /),
    ]);
  });

  test('accepts directives of facts that exist', () => {
    expect(problemsIn(new DirectivesExpand(), 'Vea :mensaje[DLF-2003]')).toEqual([]);
  });
});

describe('no-stray-files', () => {
  const rule = new NoStrayFiles();

  test.each([
    ['docs/delfin/faqs/nada/index.mdx', 'no route: add its route to data/rutas.yaml'],
    ['docs/delfin/faqs/ventas/captura.jpg', 'nothing reads this file'],
    ['blog/2026-01-05-noticia.txt', 'nothing reads this file'],
  ])('names %s', (file, message) => {
    expect(rule.check({ ...contentOf({}), strayFiles: [file] })).toMatchObject([
      { file, line: 1, message: expect.stringContaining(message) },
    ]);
  });
});

describe('search-phrases', () => {
  const phrase = {
    ...{ text: 'anulo una venta', file: 'phrases/delfin.txt', line: 2 },
    isTyped: false,
  };
  const known = { ...phrase, url: '/docs/delfin/faqs/ventas/' };

  test('names the phrases of a page that is gone, with the nearest', () => {
    const lost = { ...phrase, url: '/docs/delfin/faqs/venta/' };
    expect(new SearchPhrases([known, lost], true, 'w.json').check(contentOf({}))).toMatchObject([
      {
        file: 'phrases/delfin.txt',
        line: 2,
        message: expect.stringContaining('did you mean «/docs/delfin/faqs/ventas/»'),
      },
    ]);
  });

  test('knows the pages that are no documentation', () => {
    const news = { ...phrase, url: '/novedades' };
    expect(new SearchPhrases([news], true, 'w.json').check(contentOf({}))).toEqual([]);
  });

  test('asks to learn what was not learned yet', () => {
    expect(new SearchPhrases([known], false, 'w.json').check(contentOf({}))).toMatchObject([
      { file: 'w.json', message: expect.stringContaining('npm run search:learn') },
    ]);
    expect(new SearchPhrases([known], true, 'w.json').check(contentOf({}))).toEqual([]);
  });
});

describe('known-tags', () => {
  const rule = new KnownTags();

  test.each([
    [
      '<Pantala id="clientes" />',
      '7 <Pantala> is no tag of these pages: «Pantala» is not known; did you mean «Pantalla»?',
    ],
    ['Uno.\n\n<marquee>Dos</marquee>', '9 <marquee> is no tag of these pages'],
    ['Uno.\n\n<script>{`alert(1)`}</script>', '9 <script> is not for pages'],
    ['<iframe src="https://example.com" />', '7 <iframe> is not for pages'],
    ['Uno <Tabs.Item /> dos.', '7 <Tabs.Item> is no tag'],
  ])('finds %s', (body, problem) => {
    expect(problemsIn(rule, body)).toEqual([expect.stringContaining(problem)]);
  });

  test('accepts plain HTML, drawn windows and what the page imports', () => {
    const body =
      'import Tabs, { TabItem } from \'@theme/Tabs\';\n\n<Tabs><TabItem>Uno</TabItem></Tabs>\n\n<Pantalla id="clientes" />\n\n<details><summary>Dos</summary>Tres</details>\n\nCon `<script>`.';
    expect(problemsIn(rule, body)).toEqual([]);
  });
});

describe('visible-characters', () => {
  const rule = new VisibleCharacters();

  test.each([
    ['NUL', '\0', 'U+0000'],
    ['U+0007', '\x07', 'U+0007'],
    ['a right-to-left override', '\u202E', 'U+202E'],
    ['a zero-width space', '\u200B', 'U+200B'],
  ])('finds %s', (_name, character, code) => {
    expect(problemsIn(rule, `Uno.\n\nVen${character}tas`)).toEqual([
      expect.stringContaining(`9 ${code}`),
    ]);
  });

  test('accepts letters, signs and line ends of any system', () => {
    expect(problemsIn(rule, '¿Cuánto?\r\n— $\u00A026.010')).toEqual([]);
  });
});

describe('closed-containers', () => {
  const rule = new ClosedContainers();

  test.each([
    [
      'one that is never closed',
      ':::note[Nota]\n\nTexto.',
      /7 this container is never closed; .*«:::»/,
    ],
    ['a line that closes nothing', 'Texto.\n\n:::', /9 «:::» closes nothing/],
    [
      'an inner one that ends the outer one',
      '::::plegado\n\n## Uno\n\nTexto.\n\n:::',
      /13 «:::» stands where line 7 is to be closed by «::::»/,
    ],
  ])('finds %s', (_name, body, problem) => {
    expect(problemsIn(rule, body)).toEqual([expect.stringMatching(problem)]);
  });

  test('accepts containers within containers, and colons in code', () => {
    const body = '::::ficha\n\n:::warning[Importante]\n\nTexto.\n\n:::\n\n::::\n\n```\n:::\n```';
    expect(problemsIn(rule, body)).toEqual([]);
  });
});

describe('known-images', () => {
  const rule = new KnownImages();

  test.each([
    [
      '![Caja](/img/no-existe.png)',
      '7 there is no image /img/no-existe.png: put static/img/no-existe.png',
    ],
    ['![Caja](./caja.png)', '7 there is no image ./caja.png: put docs/delfin/faqs/ventas/caja.png'],
    ['![Caja](@site/static/img/caja.png)', 'put static/img/caja.png'],
    ['Uno.\n\n<img src="/img/no-existe.png" alt="Caja" />', '9 there is no image'],
    [
      '![Caja](https://example.com/caja.png)',
      '7 the image https://example.com/caja.png stands on another host',
    ],
  ])('finds %s', (image, problem) => {
    expect(problemsIn(rule, image)).toEqual([expect.stringContaining(problem)]);
  });

  test('accepts the files of static/', () => {
    const images = '![Logo](/img/logo.svg) ![Logo](@site/static/img/logo.svg#claro)';
    expect(problemsIn(rule, images)).toEqual([]);
  });
});

describe('front-matter', () => {
  const rule = new FrontMatter();

  test.each([
    ['no description', doc('tags: [ventas]\nkeywords: [uno, dos, tres, cuatro]'), 'description'],
    ['a short one', doc(completeKeys.replace(description, 'Breve.')), '80 to 160'],
    ['unknown tag', doc(completeKeys.replace('[ventas]', '[venta]')), 'unknown tag venta'],
    ['few keywords', doc(completeKeys.replace(', cuatro', '')), '4 to 10 keywords'],
    ['a title', doc(`title: Otra\n${completeKeys}`), 'unknown key'],
  ])('finds %s', (_case, source, message) => {
    expect(problemsOf(rule, { [docFile]: source })).toEqual([expect.stringContaining(message)]);
  });

  test('asks a post for title, slug and authors', () => {
    const problems = problemsOf(rule, { 'blog/2026-01-01-x.mdx': doc(completeKeys) });
    expect(problems.join()).toMatch(/title.*slug.*authors/);
  });

  test('accepts complete ones', () => {
    const post = `title: Título\nslug: x\nauthors: [equipo]\n${completeKeys}`;
    const files = { [docFile]: doc(completeKeys), 'blog/2026-01-01-x.mdx': doc(post) };
    expect(problemsOf(rule, files)).toEqual([]);
  });
});

describe('unique-description', () => {
  test('names the first page that has it', () => {
    const other = 'docs/delfin/faqs/compras/index.mdx';
    const files = { [docFile]: doc(completeKeys), [other]: doc(completeKeys) };
    expect(problemsOf(new UniqueDescription(), files)).toEqual([
      expect.stringMatching(`^2 .*also that of ${docFile}`),
    ]);
    const different = { ...files, [other]: doc(completeKeys.replace('Una', 'Otra')) };
    expect(problemsOf(new UniqueDescription(), different)).toEqual([]);
  });
});

describe('single-h1', () => {
  const rule = new SingleH1();
  const standalone = 'src/pages/contacto.mdx';

  test('finds an h1 in a documentation page', () => {
    expect(problemsIn(rule, '# Ventas\n\nTexto.')).toEqual([
      expect.stringContaining('7 «Ventas» is an h1; the title comes from data/rutas.yaml'),
    ]);
    expect(problemsIn(rule, '## Ventas\n\nTexto.')).toEqual([]);
  });

  test('asks a standalone page for exactly one', () => {
    expect(problemsOf(rule, { [standalone]: 'Texto.' })).toEqual([
      expect.stringContaining('has no h1'),
    ]);
    expect(problemsOf(rule, { [standalone]: '# Uno\n\n# Dos' })).toEqual([
      expect.stringContaining('«Dos»'),
    ]);
    expect(problemsOf(rule, { [standalone]: '# Uno\n\nTexto.' })).toEqual([]);
  });
});

describe('heading-order', () => {
  const rule = new HeadingOrder();

  test('finds a skipped level', () => {
    expect(problemsIn(rule, '## Uno\n\nTexto.\n\n#### Dos\n\nTexto.')).toEqual([
      expect.stringContaining('«Dos» skips from level 2 to 4; make it ###'),
    ]);
  });

  test('finds a heading without text', () => {
    expect(problemsIn(rule, '## Uno\n\n### Dos\n\nTexto.')).toEqual([
      expect.stringContaining('«Uno» has no text'),
    ]);
    expect(problemsIn(rule, 'Texto.\n\n## Fin')).toEqual([expect.stringContaining('«Fin»')]);
  });

  test('accepts levels in order', () => {
    expect(problemsIn(rule, '## Uno\n\nA.\n\n### Dos\n\nB.\n\n## Tres\n\nC.')).toEqual([]);
  });
});

describe('known-links', () => {
  const rule = new KnownLinks();

  test.each([
    ['[Ventas](/docs/delfin/faqs/venta/)', 'did you mean «/docs/delfin/faqs/ventas/»?'],
    ['[Arriba](#no-existe)', 'no heading #no-existe'],
    ['[Ventas](/docs/delfin/faqs/ventas/#nada)', 'it has: uno'],
    ['[La DIAN](https://www.dian.gov.co)', 'outside example.com'],
    ['[Escríbanos](mailto:alguien@correo.co)', 'outside example.com'],
  ])('finds %s', (link, message) => {
    expect(problemsIn(rule, `## Uno\n\n${link}`)).toEqual([expect.stringContaining(message)]);
  });

  test('accepts pages, headings, tags and the example addresses', () => {
    const links =
      '[Uno](#uno) [Ventas](/docs/delfin/faqs/ventas/#uno) [Etiquetas](/docs/tags/ventas) [Compras](https://compras.example.com/x) [Soporte](mailto:soporte@example.com)';
    expect(problemsIn(rule, `## Uno\n\n${links}`)).toEqual([]);
  });
});

describe('link-labels', () => {
  const rule = new LinkLabels();
  const cierre = '/docs/delfin/movimientos/ventas/cierre-de-caja/';

  test.each(['aquí', 'haga clic aquí', 'Ver más', 'este enlace', cierre])('finds «%s»', (label) => {
    expect(problemsIn(rule, `Vea [${label}](${cierre}).`)).toEqual([
      expect.stringContaining('use «Cierre de caja»'),
    ]);
  });

  test('finds the title of another page', () => {
    expect(problemsIn(rule, `Vea [Apertura de caja](${cierre}).`)).toEqual([
      expect.stringContaining('is the title of /docs/delfin/movimientos/ventas/apertura-de-caja/'),
    ]);
  });

  test('accepts the title, an action and the name of a product', () => {
    const body = `[Cierre de caja](${cierre}) [cierre el turno](${cierre}) [Compras](/docs/compras)`;
    expect(problemsIn(rule, body)).toEqual([]);
  });
});

describe('alternative-text', () => {
  const rule = new AlternativeText();

  test.each([
    '![](/img/a.png)',
    '![caja.png](/img/a.png)',
    '![captura](/img/a.png)',
    '<img src="/a.png" />',
  ])('finds %s', (image) => {
    expect(problemsIn(rule, image)).toEqual([expect.stringContaining('say what it shows')]);
  });

  test('finds a drawing that a directive left without a name', () => {
    const content = contentOf({ [docFile]: 'Texto.' });
    const svg: Element = { type: 'element', tagName: 'svg', properties: {}, children: [] };
    const figure: Element = { ...svg, tagName: 'figure', children: [svg] };
    const pages = content.pages.map(
      (page): ContentPage => ({
        ...page,
        expanded: { type: 'root', children: [htmlTree(figure)] },
      }),
    );
    expect(rule.check({ ...content, pages })).toMatchObject([
      { message: expect.stringContaining('has no aria-label') },
    ]);
  });

  test('accepts a description, the charts of reports and drawn screens', () => {
    expect(problemsIn(rule, '![Ventana Cobrar con el cambio en verde](/img/a.png)')).toEqual([]);
    const report = 'docs/delfin/reportes/ventas/por-producto/index.mdx';
    const body = ':::reporte\nLectura.\n:::\n\n<Pantalla id="clientes" />';
    expect(problemsOf(rule, { [report]: doc(completeKeys, body) })).toEqual([]);
  });
});

describe('page-length', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'palabra').join(' ');

  test('lists pages that are too short or too long', () => {
    expect(problemsIn(new PageLength(), words(249))).toEqual([
      expect.stringContaining('249 words, of 250 at least'),
    ]);
    expect(problemsIn(new PageLength(), words(1401))).toEqual([
      expect.stringContaining('1401 words of prose'),
    ]);
  });

  test('counts tables towards the least and not the most', () => {
    const table = `| A | B |\n| --- | --- |\n| ${words(150)} | ${words(1000)} |`;
    expect(problemsIn(new PageLength(), `${words(100)}\n\n${table}`)).toEqual([]);
  });
});

describe('near-duplicates', () => {
  const numbers = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => `palabra${first + index}`).join(' ');
  const other = 'docs/delfin/faqs/compras/index.mdx';

  test('lists two pages that say the same, with their share', () => {
    const files = { [docFile]: numbers(0, 100), [other]: numbers(50, 100) };
    expect(problemsOf(new NearDuplicates(), files)).toEqual([
      expect.stringContaining(`shares 48 % of its words in runs of 5 with ${docFile}`),
    ]);
  });

  test('does not count what facts write', () => {
    const files = {
      [docFile]: `${numbers(0, 60)}\n\n::campos`,
      [other]: `${numbers(500, 60)}\n\n::campos`,
    };
    expect(problemsOf(new NearDuplicates(), files)).toEqual([]);
  });
});

describe('leads-on', () => {
  test('wants two other pages', () => {
    const one = '[Cierre de caja](/docs/delfin/movimientos/ventas/cierre-de-caja/)';
    const same = '[su corte](/docs/delfin/movimientos/ventas/cierre-de-caja/#corte)';
    const other = '[Recaudos](/docs/delfin/movimientos/ventas/recaudos/)';
    expect(problemsIn(new LeadsOn(), `${one} y ${same}`)).toEqual([
      expect.stringContaining('links to 1 other pages; add «::relacionadas»'),
    ]);
    expect(problemsIn(new LeadsOn(), `${one} y ${other}`)).toEqual([]);
  });
});
