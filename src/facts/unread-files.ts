import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FactIssue } from './fact-error';
import { wasRead } from './fact-file';

function advice(file: string): string {
  if (file.endsWith('.yml'))
    return `fact files end in .yaml; rename it to ${path.basename(file, '.yml')}.yaml`;
  return 'no loader of src/facts/ reads it; give it the folder and the name of its kind, or remove it';
}

/** The files below `dataDir` that no loader has read. Those of editors begin with a dot; a README is for people. */
export function findUnreadFiles(dataDir: string): FactIssue[] {
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
