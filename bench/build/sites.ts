import { cp } from 'node:fs/promises';
import path from 'node:path';
import { exitCode, spawnNpm } from '../../tools/bootstrap/npm.mjs';
import { copySite, linkPackages } from '../../tools/copied-site';

/** A site to build again and again, in a folder of its own. */
export interface BenchedSite {
  name: string;
  folder: string;
  environment: Record<string, string>;
}

async function copyRealSite(root: string, scratch: string): Promise<BenchedSite> {
  const folder = path.join(scratch, 'real');
  await copySite(root, folder);
  return { name: 'this site', folder, environment: {} };
}

async function exportPages(root: string, folder: string): Promise<void> {
  const code = await exitCode(
    spawnNpm(['exec', '--', 'tsx', 'tools/export-markdown.ts', folder], { cwd: root }),
  );
  if (code === 0) return;
  throw new Error(
    `tools/export-markdown.ts ended with code ${code}, so the stock site has no pages to build; see its message above.`,
  );
}

async function createStockSite(
  root: string,
  scratch: string,
  bundler: 'faster' | 'webpack',
): Promise<BenchedSite> {
  const folder = path.join(scratch, bundler);
  await cp(path.join(root, 'bench/build/stock-site'), folder, { recursive: true });
  await cp(path.join(scratch, 'pages'), path.join(folder, 'docs'), { recursive: true });
  await cp(path.join(root, 'static'), path.join(folder, 'static'), { recursive: true });
  await cp(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  await linkPackages(root, folder);
  return { name: `stock, ${bundler}`, folder, environment: { STOCK_BUNDLER: bundler } };
}

/**
 * Sets up, in a scratch folder, the real site and two stock sites of the same Docusaurus with the
 * same pages as plain Markdown.
 *
 * @param root folder of the project
 * @throws {Error} when the pages cannot be exported
 */
export async function createSites(root: string, scratch: string): Promise<BenchedSite[]> {
  await exportPages(root, path.join(scratch, 'pages'));
  return [
    await copyRealSite(root, scratch),
    await createStockSite(root, scratch, 'faster'),
    await createStockSite(root, scratch, 'webpack'),
  ];
}
