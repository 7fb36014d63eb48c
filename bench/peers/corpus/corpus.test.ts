import { expect, it } from 'vitest';
import { createCorpus } from './corpus';
import { type Dialect, pageMarkdown } from './markdown';
import { allEntries } from './tree';

const dialect: Dialect = {
  titleInBody: true,
  frontMatter: ({ description }) => ({ description }),
  openAdmonition: (type, title) => `:::${type}[${title}]`,
};

function write(pages: number): string[] {
  return createCorpus(pages).pages.map((page) => pageMarkdown(page, dialect));
}

it('is the same each time it is made', () => {
  expect(write(370)).toEqual(write(370));
});

it.each([370, 3700])('has %d pages, every one with a title and an address of its own', (pages) => {
  const { pages: written, tree } = createCorpus(pages);
  expect(written).toHaveLength(pages);
  expect(new Set(written.map(({ entry }) => entry.title)).size).toBe(pages);
  expect(new Set(written.map(({ entry }) => entry.path)).size).toBe(pages);
  expect(tree.length).toBeGreaterThan(1);
});

it('has a twenty-fifth of its pages in each section but the first, and there the rest', () => {
  const [first, ...others] = createCorpus(370).tree;
  for (const section of others) expect(allEntries([section])).toHaveLength(15);
  expect(first && allEntries([first])).toHaveLength(370 - 15 * others.length);
});

it('measures a page four levels deep, and the next one of its group', () => {
  const { typical, next } = createCorpus(370);
  expect(typical.path.split('/')).toHaveLength(4);
  expect(next.path.split('/').slice(0, 3)).toEqual(typical.path.split('/').slice(0, 3));
  expect(next.path).not.toBe(typical.path);
});

it('has the descriptions that this site asks for, and links only to its own pages', () => {
  const { pages } = createCorpus(370);
  const addresses = new Set(pages.map(({ entry }) => `/docs/${entry.path}/`));
  for (const { description } of pages) {
    expect(description.length).toBeGreaterThanOrEqual(80);
    expect(description.length).toBeLessThanOrEqual(160);
  }
  const links = write(370).flatMap((text) => [...text.matchAll(/\]\((\/docs\/[^)]+)\)/g)]);
  expect(links.length).toBeGreaterThan(pages.length);
  expect(links.filter(([, address = '']) => !addresses.has(address))).toEqual([]);
});

it('says how many pages it can have', () => {
  expect(() => createCorpus(9)).toThrow('A corpus has 60 to 5083 pages, not 9.');
});
