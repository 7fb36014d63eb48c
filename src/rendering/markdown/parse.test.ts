import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { directive } from 'micromark-extension-directive';
import { expect, it } from 'vitest';
import { blocks } from './parse';

function withoutPlaces(nodes: unknown): unknown {
  return JSON.parse(
    JSON.stringify(nodes, (key, value) => (key === 'position' ? undefined : value)),
  );
}

function parsed(markdown: string): unknown {
  const extensions = { extensions: [directive()], mdastExtensions: [directiveFromMarkdown()] };
  return withoutPlaces(fromMarkdown(markdown, extensions).children);
}

const SAMPLES = [
  'Grabar¶a¶Son las 8. Abra.¶Uno  y dos¶Precio - costo¶x | y¶Un #1¶año…¶a@b.co¶',
  'Una\nOtra¶Una\n===¶Fin ¶ Inicio¶8. Abra¶- Uno¶# Uno¶> Uno¶Un *uno*¶Una \\¶¶',
  'AT&amp;T¶a <b>c</b>¶`a`¶[a](b)¶:menu[a]¶la :hora¶a_b_¶a\tb¶a\rb¶~a~¶a\u00a0',
].join('');

it.each(SAMPLES.split('¶'))('gives of «%s» what the parser gives', (markdown) => {
  expect(withoutPlaces(blocks(markdown))).toEqual(parsed(markdown));
});
