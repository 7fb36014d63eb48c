import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../../tests/support/fixture-content';
import { smallFacts } from '../../../tests/support/small-facts';
import { DrawnParts } from './drawn-parts';

const head = '---\ndescription: Una página.\ntags: [ventas]\nkeywords: [uno]\n---\n\n';

/** What the rule says of a page of clients whose window shows its name and credit tab. */
function problemsIn(body: string): string[] {
  const file = 'docs/delfin/archivos/maestros/clientes/index.mdx';
  return problemsOf(new DrawnParts(smallFacts), { [file]: `${head}<Pantalla />\n\n${body}` });
}

describe('drawn-parts', () => {
  test.each([
    [
      '1. Pulse **Nuevo** (F2).\n2. Pulse **Sortear**.',
      '«Sortear», which no window of the page has',
    ],
    ['1. En **Nombre corto**, escriba Ana.\n2. Pulse **Grabar**.', '«Nombre corto»'],
    ['1. Haga clic en la pestaña **Regalos**.\n2. Pulse **Grabar**.', '«Regalos»'],
    ['1. Pulse **Eliminar**.\n2. Confirme.', '«Eliminar», which its window does not show'],
    ['- **Recibir cuota**: recibe un pago.', '«Recibir cuota»'],
  ])('finds «%s»', (body, problem) => {
    expect(problemsIn(body)).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    '1. Pulse **Nuevo** (F2).\n2. En **Código**, escriba C020.\n3. Pulse **Grabar** (F9).',
    '1. En el mensaje, pulse **Autorizar**.\n2. Espere.',
    '1. Abra :menu[delfin/movimientos/inventarios/cierre-de-mes].\n2. Pulse **Cerrar mes**.',
    '1. En Windows, pulse **Aplicar todo** en Windows.\n2. Elija en Windows la pestaña **Puertos**.',
    '- **Nada de prisa**: mire antes el cupo.',
  ])('accepts «%s»', (body) => {
    expect(problemsIn(body)).toEqual([]);
  });
});
