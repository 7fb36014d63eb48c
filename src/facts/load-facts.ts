import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as checks from './checks';
import { FactError, type FactIssue } from './fact-error';
import { wasRead } from './fact-file';
import type { Facts } from './facts';
import { readKinds } from './kinds';

function advice(file: string): string {
  if (file.endsWith('.yml'))
    return `fact files end in .yaml; rename it to ${path.basename(file, '.yml')}.yaml`;
  return 'no kind of src/facts/kinds.ts reads it; give it the folder and the name of its kind, or remove it';
}

/** The files below `dataDir` that no kind has read. Those of editors begin with a dot; a README is for people. */
function findUnreadFiles(dataDir: string): FactIssue[] {
  return readdirSync(dataDir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'README.md')
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !wasRead(file))
    .map((file) => ({
      file: path.relative(process.cwd(), file),
      line: 1,
      keyPath: [],
      rule: 'file that nothing reads',
      expected: advice(file),
    }));
}

/**
 * Reads every kind of fact of `dataDir` and checks them against each other.
 * @throws FactError listing the broken facts of all files at once.
 */
export function loadFacts(dataDir: string): Facts {
  const facts = readKinds(dataDir);
  const broken = Object.values(checks).flatMap((check) => [...check(facts)]);
  const issues = [...findUnreadFiles(dataDir), ...broken];
  if (issues.length > 0) throw new FactError(issues);
  return facts;
}
