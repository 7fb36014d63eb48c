import path from 'node:path';
import { rooms } from './rooms';

/** What `npm run test:changed` runs for a set of changed files. */
export interface Plan {
  /** Everything, as `npm test` does; the rest of the plan adds nothing then. */
  everything: boolean;
  facts: boolean;
  content: boolean;
  /** Changed files of code. */
  code: string[];
  /** Parts of the paths of browser tests. */
  specs: string[];
  /** Files that no check reads. */
  unread: string[];
}

/**
 * Chooses the checks for changed files.
 *
 * @param files paths from the project's folder, with slashes
 */
export function planFor(files: readonly string[]): Plan {
  const found = files.map((file) => ({ file, its: rooms.filter((room) => room.files.test(file)) }));
  const all = found.flatMap(({ its }) => its);
  const filesOf = (isMeant: (its: typeof all) => boolean) =>
    found.filter(({ its }) => isMeant(its)).map(({ file }) => file);
  const specs = found.flatMap(({ file, its }) =>
    its.flatMap(({ specs: names = [] }) =>
      names === 'itself' ? [path.posix.basename(file)] : names.map((name) => `/${name}.`),
    ),
  );
  return {
    everything: all.some(({ everything }) => everything),
    facts: all.some(({ facts }) => facts),
    content: all.some(({ content }) => content),
    code: filesOf((its) => its.some(({ code }) => code)),
    specs: [...new Set(specs)].sort(),
    unread: filesOf((its) => its.length === 0),
  };
}

/** What a plan does not run of what `npm test` does, a line each. */
export function leftOut({ everything, facts, content, code, specs, unread }: Plan): string[] {
  if (everything) return [];
  return [
    ...(code.length > 0 ? [] : ['types, lint, imports, unit tests: no code changed']),
    ...(facts ? [] : ['facts: none changed']),
    ...(content ? [] : ['content: nothing that shows on a page changed']),
    specs.length > 0
      ? `browser tests other than ${specs.join(' ')}`
      : 'build and browser tests: no room of theirs changed',
    ...unread.map((file) => `${file}: no check of this command reads it`),
  ];
}
