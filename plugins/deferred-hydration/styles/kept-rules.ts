import { createHash } from 'node:crypto';
import { version as esbuildVersion } from 'esbuild/package.json';
import { version as postcssVersion } from 'postcss/package.json';
import { filesHash } from '../../../src/build/content-hash';
import { keepResults, keptResults } from '../../../src/build/kept-results';
import type { PageNames } from './page-names';

/** Name under which the next build finds what this one worked out. */
const KEPT = 'reglas-de-las-paginas';

/** How many sets of rules are kept: those of several sites, such as the same one under another path. */
const MOST = 200;

/** Rules by what they are worked out from. */
export interface KeptRules {
  /** The rules for some names, worked out only when no earlier build did. */
  rulesFor(names: PageNames, workOut: () => Promise<string>): Promise<string>;
  /** Keeps what was asked for last, by this build and those before. */
  keep(): void;
}

function code(): string {
  return [filesHash(__dirname, ['.']), esbuildVersion, postcssVersion].join(' ');
}

/**
 * The critical rules that an earlier build worked out of the same stylesheet: an edit of a page seldom
 * brings a name that no page of its family had, and a site under another path has the same rules.
 */
export function keptRules(stylesheet: string): KeptRules {
  const known = keptResults<string>(KEPT, code());
  return {
    async rulesFor({ names, read }, workOut) {
      const made = [stylesheet, ...[names, read].map((some) => [...some].sort().join(' '))];
      const key = createHash('sha256').update(made.join('\0')).digest('base64');
      const rules = known.get(key) ?? (await workOut());
      // What was asked for last stands last.
      known.delete(key);
      known.set(key, rules);
      return rules;
    },
    keep: () => keepResults(KEPT, code(), new Map([...known].slice(-MOST))),
  };
}
