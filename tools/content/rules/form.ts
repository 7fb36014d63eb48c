import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toString as plainText } from 'mdast-util-to-string';
import { parse } from 'yaml';
import * as z from 'zod';
import { isCalendarDay } from '../../../src/text/calendar-day';
import type { ContentPage } from '../content';
import { contentRule, nodesOf, type PageProblem, pageRule, problemAt } from '../rule';
import { countWords } from '../spanish-words';

export const directivesExpand = pageRule(
  'directives-expand',
  'The MDX parses and every directive expands: the permission, code, menu path, route or term it names exists.',
  () =>
    ({ brokenBy }) =>
      brokenBy ? [brokenBy] : [],
);

export const noStrayFiles = contentRule(
  'no-stray-files',
  'Every file of `docs/` is the page of a route or a picture that one shows, and every file of `blog/` a post or its picture; nothing lies there unread.',
  ({ strayFiles }) =>
    strayFiles.map((file) => ({
      file,
      line: 1,
      message: /^docs\/.*\.mdx?$/.test(file)
        ? 'this page has no route: add its route to data/rutas.yaml and name the file docs/<route>/index.mdx, or remove it'
        : 'nothing reads this file: posts and pages end in .mdx, and a picture is shown by a page, ![what it shows](./its-file.svg)',
    })),
);

const description = z
  .string()
  .min(80, 'use 80 to 160 characters')
  .max(160, 'use 80 to 160 characters');

const keywords = z
  .array(z.string().min(2))
  .min(4, 'use 4 to 10 keywords')
  .max(10, 'use 4 to 10 keywords');

/** What the settings of the blog or of the documentation name: authors, tags. */
function namesIn(file: string) {
  const names = Object.keys(parse(readFileSync(path.resolve(file), 'utf8')));
  return z.array(z.enum(names)).min(1);
}

const frontMatterSchemas = {
  // The title of a page of docs/ comes from data/rutas.yaml.
  doc: z.strictObject({
    description,
    tags: namesIn('docs/tags.yml').max(4, 'use 1 to 4 tags'),
    keywords,
  }),
  post: z.looseObject({
    title: z.string(),
    description,
    slug: z.string(),
    authors: namesIn('blog/authors.yml'),
    tags: namesIn('blog/tags.yml'),
    date: z.undefined('the day of a post is that in the name of its file').optional(),
    keywords,
  }),
  standalone: z.looseObject({ title: z.string(), description }),
};

export const frontMatter = pageRule(
  'front-matter',
  'A page of docs/ has exactly `description` of 80 to 160 characters, 1 to 4 `tags` of docs/tags.yml and 4 to 10 `keywords`. A post has title, `description`, slug, authors and tags that the blog has and 4 to 10 `keywords`, and its file is called by its day; a standalone page title and `description`. No two pages share a description.',
  ({ pages }) =>
    function* (page) {
      // A page that did not even parse has no front matter to judge; `directives-expand` says why.
      if (page.brokenBy && Object.keys(page.frontMatter).length === 0) return;
      const { error } = frontMatterSchemas[page.kind].safeParse(page.frontMatter);
      for (const issue of error?.issues ?? []) {
        yield { line: 1, message: `${issue.path.join('.')}: ${issue.message}` };
      }
      const [, day] = /^blog\/([\d-]+)-/.exec(page.file) ?? [];
      if (day && !isCalendarDay(day)) {
        yield { line: 1, message: `${day}, which the file is called by, is no day` };
      }
      const first = pages.find(
        (other) => other.frontMatter.description === page.frontMatter.description,
      );
      if (page.frontMatter.description === undefined || first === page) return;
      const message = `the description is also that of ${first?.file}; say what this page alone gives`;
      yield { line: 1, message };
    },
);

/** Where the title of a page comes from, which is its h1; a standalone page writes its own. */
const titleSources = { doc: 'data/rutas.yaml', post: 'the front matter', standalone: undefined };

function* levelProblems({ kind, expanded, written }: ContentPage): Iterable<PageProblem> {
  const blocks = (expanded ?? written).children;
  let depth = 1;
  for (const [index, node] of blocks.entries()) {
    if (node.type !== 'heading' || node.depth === 1) continue;
    const title = plainText(node);
    if (node.depth > depth + 1) {
      const message = `«${title}» skips from level ${depth} to ${node.depth}; make it ${'#'.repeat(depth + 1)}`;
      yield problemAt(node, message);
    }
    const isBare = index === blocks.length - 1 || blocks[index + 1]?.type === 'heading';
    // The letters of the glossary and the groups of the map hold nothing but their entries.
    if (isBare && kind !== 'standalone') {
      const message = `«${title}» has no text of its own; write what follows in a sentence, or remove it`;
      yield problemAt(node, message);
    }
    depth = node.depth;
  }
}

export const headings = pageRule(
  'headings',
  'One h1: on documentation and posts it is the title, so the body starts at `##`; a standalone page writes its own. No heading skips a level or stands right above another one.',
  () =>
    function* (page) {
      const source = titleSources[page.kind];
      const titles = nodesOf(page.written, 'heading').filter(({ depth }) => depth === 1);
      if (!source && titles.length === 0 && !page.brokenBy) {
        yield { message: 'the page has no h1; write its title as «# …»' };
        return;
      }
      const advice = source ? `the title comes from ${source}` : 'the page has one already';
      for (const title of source ? titles : titles.slice(1)) {
        yield problemAt(title, `«${plainText(title)}» is an h1; ${advice}, use ##`);
      }
      yield* levelProblems(page);
    },
);

/** An alternative text that is a file's name, or says only that there is a picture. */
const emptyWords =
  /\.(?:png|jpe?g|svg|webp|avif|gif)$|^(?:imagen|captura|foto|pantalla)\b.{0,12}$/i;

export const images = pageRule(
  'images',
  'Every image lies beside its page or in `static/`, and says in words what it shows and what matters in it.',
  () =>
    function* ({ written }) {
      for (const image of nodesOf(written, 'image')) {
        const { url, alt } = image;
        if (/^(?:[a-z]+:|\/\/)/i.test(url)) {
          const message = `the image ${url} stands on another host; put its file beside the page`;
          yield problemAt(image, message);
        }
        if (alt?.trim() && !emptyWords.test(alt)) continue;
        const said = alt ? `«${alt}» does not describe it` : 'it has no alternative text';
        const message = `the image ${url}: ${said}; say what it shows and what matters in it, in a sentence`;
        yield problemAt(image, message);
      }
    },
);

/** Of questions, problems and documents one reads the part that one came for. */
const MOST_WORDS = 1400;

export const pageLength = pageRule(
  'page-length',
  `A documentation page has at most ${MOST_WORDS} words of prose, facts included; tables and code apart.`,
  () => (page) => {
    const tree = page.expanded ?? page.written;
    const prose = [...nodesOf(tree, 'paragraph'), ...nodesOf(tree, 'heading')];
    const words = prose.reduce((sum, node) => sum + countWords(plainText(node)), 0);
    if (page.kind !== 'doc' || words <= MOST_WORDS) return [];
    return [{ message: `${words} words of prose: divide it, or link to what another page says` }];
  },
);
