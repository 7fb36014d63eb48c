import { expect, test } from 'vitest';
import { anchorIn, feedbackMessage, headingText } from './feedback-message';

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

test.each([
  ['', ''],
  ['#campos', 'campos'],
  ['#a%C3%B1o', 'año'],
  ['#100%', ''],
])('the address %j names the anchor %j', (hash, anchor) => {
  expect(anchorIn(hash)).toBe(anchor);
});
