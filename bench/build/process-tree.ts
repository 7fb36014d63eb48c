import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** One line of `ps`. */
export interface ProcessRow {
  pid: number;
  parent: number;
  /** Resident memory in kB. */
  rss: number;
}

/** Reads the output of `ps -A -o pid=,ppid=,rss=`. */
export function parseProcessTable(output: string): ProcessRow[] {
  return output
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, rss = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, rss };
    });
}

/** Resident memory, in kB, of a process and all of its descendants. */
export function treeMemory(rows: ProcessRow[], root: number): number {
  const own = rows.find((row) => row.pid === root)?.rss ?? 0;
  const children = rows.filter((row) => row.parent === root);
  return children.reduce((sum, child) => sum + treeMemory(rows, child.pid), own);
}

/** Resident memory now, in kB, of a running process and all of its descendants. */
export async function readTreeMemory(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  return treeMemory(parseProcessTable(stdout), pid);
}
