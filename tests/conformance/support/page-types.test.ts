import { expect, test } from 'vitest';
import { shownPages } from '../../../tools/shots/pages';
import { pageTypes } from './page-types';

test('a picture is taken of every type of page', () => {
  expect(shownPages).toEqual(expect.arrayContaining(Object.values(pageTypes)));
});
