import { describe, expect, it } from 'vitest';
import { parseSearches, withSearch } from './recent-searches';

describe('withSearch', () => {
  it('puts the new one first, without the spaces around it', () => {
    expect(withSearch(['kardex'], ' cierre de caja ')).toEqual(['cierre de caja', 'kardex']);
  });

  it('keeps a repeated search once, as last written', () => {
    expect(withSearch(['kardex', 'caja'], 'CAJA')).toEqual(['CAJA', 'kardex']);
  });

  it('drops the oldest beyond five', () => {
    expect(withSearch(['b', 'c', 'd', 'e', 'f'], 'a')).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('ignores a search for nothing', () => {
    expect(withSearch(['kardex'], '  ')).toEqual(['kardex']);
  });
});

describe('parseSearches', () => {
  it('reads what was stored', () => {
    expect(parseSearches(JSON.stringify(['kardex', 'caja']))).toEqual(['kardex', 'caja']);
  });

  it.each([null, '', '{', '{"a":1}', '3'])('takes %j for none', (stored) => {
    expect(parseSearches(stored)).toEqual([]);
  });

  it('leaves out what is not text', () => {
    expect(parseSearches('["kardex", 7, null]')).toEqual(['kardex']);
  });
});
