import { describe, expect, it } from 'vitest';
import { decodePostings, encodePostings } from './posting-lists';

describe('posting lists', () => {
  it.each([[[]], [[0]], [[0, 1, 2, 3]], [[5, 70, 71, 3000, 999_999]]])(
    'survive: %j',
    (documents) => {
      expect(decodePostings(encodePostings(documents))).toEqual(documents);
    },
  );

  it('spend one sign on a near neighbour', () => {
    expect(encodePostings([10, 11, 40])).toHaveLength(3);
  });

  it('refuse a sign that no list is written with', () => {
    expect(() => decodePostings('0~ñ')).toThrow('"ñ" is no digit of a posting list');
  });
});
