import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leftOut, planFor } from './plan';
import { rooms } from './rooms';

const NOTHING = {
  everything: false,
  facts: false,
  content: false,
  code: [],
  specs: [],
  unread: [],
};

describe('what is run', () => {
  it.each(['docs/delfin/consultas/kardex/index.mdx', 'blog/mobile-3-5.mdx', 'data/menus.yaml'])(
    'facts and content for %s',
    (file) => {
      expect(planFor([file])).toEqual({ ...NOTHING, facts: true, content: true });
    },
  );

  it('types, lint, unit tests and the browser tests of its room for code', () => {
    expect(planFor(['plugins/search/client/shortcut.ts'])).toEqual({
      ...NOTHING,
      code: ['plugins/search/client/shortcut.ts'],
      specs: ['/keyboard.', '/search.'],
    });
  });

  it('a browser test that changed', () => {
    expect(planFor(['tests/site/screens.spec.ts'])).toMatchObject({ specs: ['screens.spec.ts'] });
  });

  it('the sum of what each file calls for, once', () => {
    const files = ['data/menus.yaml', 'src/css/tokens.css', 'src/css/code.css'];
    expect(planFor(files)).toMatchObject({
      facts: true,
      content: true,
      code: ['src/css/tokens.css', 'src/css/code.css'],
      specs: ['/budgets.', '/design.', '/page-types.'],
    });
  });

  it.each(['package-lock.json', 'playwright.config.ts', 'tests/conformance/support/site.ts'])(
    'everything for %s',
    (file) => {
      expect(planFor([file]).everything).toBe(true);
    },
  );
});

describe('what is left out', () => {
  it('names what npm test has besides', () => {
    expect(leftOut(planFor(['docs/sinco.mdx']))).toEqual([
      'types, lint, imports, unit tests: no code changed',
      'build and browser tests: no room of theirs changed',
    ]);
  });

  it('names the files that nothing reads', () => {
    expect(leftOut(planFor(['media/portada.png']))).toContain(
      'media/portada.png: no check of this command reads it',
    );
  });

  it('is nothing when everything runs', () => {
    expect(leftOut(planFor(['package.json', 'LICENSE']))).toEqual([]);
  });
});

describe('the table of rooms', () => {
  const specFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.spec.ts'),
  );

  it('names browser tests that exist', () => {
    const names = rooms.flatMap(({ specs = [] }) => (specs === 'itself' ? [] : specs));
    const missing = names.filter((name) => !specFiles.some((file) => file.includes(`/${name}.`)));
    expect(missing).toEqual([]);
  });

  it('names folders that exist', () => {
    // `^plugins/search/` and `^src/(theme|site)/`; the others are patterns of names.
    const folders = rooms.flatMap(({ files }) => {
      const [, parent = '', choice] =
        /^\^((?:[\w-]+\/)*)(?:\(([\w|/-]+)\)\/)?$/.exec(files.source.replaceAll('\\/', '/')) ?? [];
      return choice ? choice.split('|').map((name) => parent + name) : parent ? [parent] : [];
    });
    expect(folders.length).toBeGreaterThan(15);
    expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  });

  it('has a room for every folder that holds code', () => {
    for (const folder of ['src', 'plugins']) {
      for (const { name } of readdirSync(folder, { withFileTypes: true })) {
        expect(planFor([`${folder}/${name}/x.tsx`]).unread, name).toEqual([]);
      }
    }
  });
});
