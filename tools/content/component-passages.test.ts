import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsOf } from '../../tests/support/fixture-content';
import { componentPassagesOf } from './component-passages';
import { standIn } from './content';
import type { ContentRule } from './rule';
import { interfaceNames } from './rules/names';
import { productNames, wording } from './rules/words';

const file = 'src/components/Example/index.tsx';

function textsOf(source: string): string[] {
  return componentPassagesOf(file, source).map(({ line, text }) => `${line} ${text}`);
}

test('the text of elements is read, with its line and without its breaks', () => {
  const source = 'const a = (\n  <p>\n    Una frase\n    larga.\n    <b>Grabar</b>\n  </p>\n);';
  expect(textsOf(source)).toEqual(['3 Una frase larga.', '5 Grabar']);
});

test('so are literals with a space, and single words in a prop or key of words', () => {
  const source = [
    "const failure = 'No se pudo copiar.';",
    'const count = `Son $' + '{total} filas`;',
    '<button aria-label="Cerrar" title={open ? "Buscar aquí" : label}>×</button>;',
    "const item = { label: 'Inicio', to: '/un lugar' };",
  ].join('\n');
  expect(textsOf(source)).toEqual([
    '1 No se pudo copiar.',
    `2 Son ${standIn} filas`,
    '3 Cerrar',
    '3 Buscar aquí',
    '4 Inicio',
  ]);
});

test('what is for the program is left out', () => {
  const source = [
    "import a from 'un módulo';",
    "type Kind = 'una clase' | 'otra clase';",
    '<p className="una clase" id="campo">{/* una nota */}</p>;',
    "const classes = clsx('una clase', 'menu__link otra');",
    "page.querySelector('article p'); const links = 'aside nav > a, .hash-link';",
    "throw new TypeError('the page has no root');",
    "console.warn('the page has no root');",
    "const event = 'click', key = 'ArrowDown';",
    "translate({ id: 'theme.x', message: 'One page|Many pages' });",
  ].join('\n');
  expect(textsOf(source)).toEqual([]);
});

test('the rules of prose judge it, and name its line', () => {
  const source = '\n<p>\n  Presione <b>cobrar y grabar</b> en Delfin.\n</p>;';
  const found = (rule: ContentRule) => problemsOf(rule, { [file]: source }).join();
  expect(found(wording)).toMatch(/^3 «Presione»: write pulse/);
  expect(found(interfaceNames)).toMatch(/^3 .*write \*\*Cobrar y grabar\*\*/);
  expect(found(productNames)).toMatch(/^3 .*«Delfín»/);
});

test('the components of the site are among what is read', () => {
  const page = 'src/theme/NotFound/Content/index.tsx';
  expect(componentPassagesOf(page, readFileSync(page, 'utf8')).length).toBeGreaterThan(3);
});
