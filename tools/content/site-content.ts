import path from 'node:path';
import { dataDir, siteFacts } from '../../src/facts/site-facts';
import type { Content } from './content';
import { type ContentFolders, readContent } from './read-content';

/** Where the content of this site stands. */
export const siteFolders: ContentFolders = {
  docs: path.resolve('docs'),
  posts: path.resolve('blog'),
  standalone: path.resolve('src/pages'),
  data: dataDir,
};

/** All the content of this site. @throws FactError when `data/` itself is broken */
export function siteContent(): Content {
  return readContent(siteFacts(), siteFolders);
}
