import { expect, test } from 'vitest';
import { feedbackMessage, headingText } from './feedback-message';

const page = { title: 'Clientes', address: 'https://ayuda.example.com/docs/clientes/' };

test('the message names the page and its address', () => {
  expect(feedbackMessage('si', page, '')).toBe(
    'Me sirvió esta página: Clientes (https://ayuda.example.com/docs/clientes/). ',
  );
});

test('the message names the section when there is one', () => {
  expect(feedbackMessage('no', page, 'Campos')).toMatch(/^No me sirvió .*: Clientes, Campos \(/);
});

test.each([
  ['Campos\u200b', 'Campos'],
  [null, ''],
  [undefined, ''],
])('the text of a heading %j reads %j', (text, expected) => {
  expect(headingText(text)).toBe(expected);
});
