import { expect, test } from 'vitest';
import { contentOf, docFile } from '../../../tests/support/fixture-content';
import { warnedFirst } from './warned-first';

const warning = { aviso: 'Cerrar el mes no se deshace.', dice: ['no se deshace'] };
const meaning = { boton: 'Cerrar mes', 'que-hace': 'Cierra el mes', 'sin-vuelta': warning };

function found(body: string): string[] {
  const content = contentOf({ [docFile]: body });
  const facts = { ...content.facts, buttonMeanings: [meaning] };
  return warnedFirst.check({ ...content, facts }).map(({ message }) => message);
}

test('finds a step that presses the button unwarned, or warned in another section', () => {
  const step = '1. Revise.\n2. Pulse **Cerrar mes**.\n';
  expect(found(step)).toEqual([expect.stringContaining('::importante{boton="Cerrar mes"}')]);
  expect(found(`## Antes\n\nNo se deshace.\n\n## Pasos\n\n${step}`)).toHaveLength(1);
  expect(found(`${step}\nNo se deshace.\n`)).toHaveLength(1);
});

test('accepts the warning at the top of the page, in the section or in the step', () => {
  const step = '1. Pulse **Cerrar mes**.\n';
  expect(found(`No se deshace.\n\n## Pasos\n\n${step}`)).toEqual([]);
  expect(found(`## Pasos\n\nEl cierre no se deshace.\n\n${step}`)).toEqual([]);
  expect(found('1. Pulse **Cerrar mes**, que no se deshace.\n')).toEqual([]);
});
