import type { Content } from '../content';
import type { ContentRule, Finding } from '../rule';

function adviceOn(file: string): string {
  return /^docs\/.*\.mdx?$/.test(file)
    ? 'this page has no route: add its route to data/rutas.yaml and name the file docs/<route>/index.mdx, or remove it'
    : 'nothing reads this file: posts and pages end in .mdx, and a picture is shown by a page, ![what it shows](./its-file.svg)';
}

export class NoStrayFiles implements ContentRule {
  readonly id = 'no-stray-files';
  readonly severity = 'error';
  readonly asks =
    'Every file of `docs/` is the page of a route or a picture that one shows, and every file of `blog/` a post or its picture; nothing lies there unread.';

  check({ strayFiles }: Content): Finding[] {
    return strayFiles.map((file) => ({ file, line: 1, message: adviceOn(file) }));
  }
}
