import { expect, it } from 'vitest';
import { createCorpus, pageMarkdown, pageUrl } from './corpus';

it.each([370, 3700])(
  'has %d pages with addresses of their own, and links to no others',
  (pages) => {
    const corpus = createCorpus(pages);
    const addresses = new Set(corpus.entries.map(pageUrl));
    expect(addresses.size).toBe(pages);
    expect(new Set(corpus.entries.map(({ title }) => title)).size).toBe(pages);
    const texts = corpus.entries.map((_, index) =>
      pageMarkdown(corpus, index, { note: ':::note' }),
    );
    expect(texts.filter((text) => /\{|undefined/.test(text))).toEqual([]);
    const links = texts.flatMap((text) => [...text.matchAll(/\]\((\/docs\/[^)]+)\)/g)]);
    expect(links.length).toBeGreaterThan(pages);
    expect(links.filter(([, address = '']) => !addresses.has(address))).toEqual([]);
  },
);
