import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { rehypeTables } from './rehype-tables';

test('each table stands in a focusable region named after its heading', () => {
  const tree = { type: 'root' as const, children: [h('h2', 'Campos'), h('table'), h('table')] };
  rehypeTables()(tree);
  expect(toHtml(tree)).toBe(
    '<h2>Campos</h2>' +
      '<div class="tabla" role="region" tabindex="0" aria-label="Tabla: Campos"><table></table></div>' +
      '<div class="tabla" role="region" tabindex="0" aria-label="Tabla: Campos (2)"><table></table></div>',
  );
});
