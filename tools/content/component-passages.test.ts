import { expect, test } from 'vitest';
import { componentPassagesOf } from './component-passages';
import { standIn } from './content';

const file = 'src/components/Example/index.tsx';

function textsOf(source: string): string[] {
  return componentPassagesOf(file, source).map(({ line, text }) => `${line} ${text}`);
}

test('the text of elements is read, with its line and without its breaks', () => {
  const source = 'const a = (\n  <p>\n    Una frase\n    larga.\n    <b>Grabar</b>\n  </p>\n);';
  expect(textsOf(source)).toEqual(['3 Una frase larga.', '5 Grabar']);
});

test('so are literals of several words that begin as a sentence does', () => {
  const source = [
    "const failure = 'No se pudo copiar.';",
    'const count = `Son $' + '{total} filas`;',
    '<button title={open ? "¿Buscar aquí?" : label} />;',
  ].join('\n');
  expect(textsOf(source)).toEqual([
    '1 No se pudo copiar.',
    `2 Son ${standIn} filas`,
    '3 ¿Buscar aquí?',
  ]);
});

test('what is for the program is left out', () => {
  const source = [
    "import a from 'Un módulo';",
    "type Kind = 'Una clase' | 'Otra clase';",
    '<p className="una clase">{/* Una nota */}</p>;',
    "throw new TypeError('The page has no root');",
    "console.warn('The page has no root');",
    "translate({ id: 'theme.x', message: 'One page|Many pages' });",
    "const path = 'M8 1 0 15h16zM7 6v4h2V6zm0 5v2h2v-2z';",
  ].join('\n');
  expect(textsOf(source)).toEqual([]);
});
