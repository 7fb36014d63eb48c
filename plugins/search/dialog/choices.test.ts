import { expect, test } from 'vitest';
import type { SearchHit } from '../engine/types';
import { hitsBesideAnswer } from './choices';

const hits = [{ url: '/mensajes/dlf-2204#remedio' }, { url: '/docs/cierre/' }] as SearchHit[];
const box = (url: string) => ({ url, title: '', text: '' });

test('the page that the answer is of is not offered again right below it', () => {
  expect(hitsBesideAnswer({ box: box('/mensajes/dlf-2204'), hits })).toEqual(hits.slice(1));
  expect(hitsBesideAnswer({ box: box('/docs/cierre/'), hits })).toEqual(hits);
  expect(hitsBesideAnswer({ box: undefined, hits })).toEqual(hits);
});
