import { appendFile, cp, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { copySite } from '../../tools/copied-site';

/** Continues the YAML files of `data/` with those of the same name, and adds what it has besides. */
async function layFacts(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) {
    const target = path.join(to, name);
    if (!name.endsWith('.yaml')) {
      await cp(path.join(from, name), target, { recursive: true });
      continue;
    }
    await appendFile(target, await readFile(path.join(from, name)));
  }
}

/**
 * Copies this site, as it is now, to a folder that is not there yet, and adds the facts and pages of a
 * fixture to its own. The rest of the fixture, such as a configuration, stands where it stands here.
 * @param fixture folder with `data/` and `docs/`, relative to the project's root
 */
export async function copySiteWith(fixture: string, folder: string): Promise<void> {
  const root = path.resolve('.');
  await copySite(root, folder);
  await layFacts(path.join(root, fixture, 'data'), path.join(folder, 'data'));
  await cp(path.join(root, fixture, 'docs'), path.join(folder, 'docs'), { recursive: true });
  await mkdir(path.join(folder, path.dirname(fixture)), { recursive: true });
  await cp(path.join(root, fixture), path.join(folder, fixture), { recursive: true });
}
