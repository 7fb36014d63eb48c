import { expect, it } from 'vitest';
import { kindOf } from './transfers';

it.each([
  ['text/html;charset=utf-8', 'html'],
  ['text/css', 'css'],
  ['application/javascript', 'js'],
  ['text/javascript', 'js'],
  ['font/woff2', 'font'],
  ['application/json', 'other'],
  ['', 'other'],
])('takes %s for %s', (mediaType, kind) => {
  expect(kindOf(mediaType)).toBe(kind);
});
