import { expect, it } from 'vitest';
import { formatResults, SiteResults } from './results';

it('writes the median of each figure, a high percentile of the keys, and what failed', () => {
  const [own, peer] = [new SiteResults('this site'), new SiteResults('VitePress')];
  for (const value of [470, 460, 468, 490]) own.add('slow lcp', value);
  for (let value = 0; value <= 100; value += 1) own.add('slow key', value);
  own.add('cold', 32.66);
  peer.failures.push('builds:\n out of memory');
  const lines = formatResults([own, peer]).split('\n');
  expect(lines[0]).toBe('|  | this site | VitePress |');
  expect(lines).toContain('| largest paint, ms | 469 | — |');
  expect(lines).toContain('| key to painted results, 95th percentile, ms | 95 | — |');
  expect(lines).toContain('| cold build, s | 32.7 | — |');
  expect(lines.at(-1)).toBe('- VitePress: builds: out of memory');
});
