import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { formatDay } from '../markdown/format';
import { link, list, text } from '../markdown/nodes';
import { type BlockDirective, DirectiveError } from './directive';

const POST_FILE = /^(\d{4}-\d{2}-\d{2})-.*\.mdx$/;
const SHOWN = 4;

/** `::ultimas-publicaciones`: the newest posts of the blog, which stands beside `docs/`. */
export const latestPosts: BlockDirective = (_attributes, context) => {
  const blogDir = path.join(path.dirname(context.docsDir), 'blog');
  const newest = readdirSync(blogDir)
    .filter((file) => POST_FILE.test(file))
    .sort()
    .reverse()
    .slice(0, SHOWN);
  return [
    list(
      newest.map((file) => {
        const [, day = ''] = POST_FILE.exec(file) ?? [];
        const { title, slug } = matter(readFileSync(path.join(blogDir, file), 'utf8')).data;
        if (typeof title !== 'string' || typeof slug !== 'string') {
          throw new DirectiveError(`blog/${file} needs a title and a slug in its front matter`);
        }
        return [link(`/blog/${slug}`, title), text(` (${formatDay(day)})`)];
      }),
    ),
  ];
};
