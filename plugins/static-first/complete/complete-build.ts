import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inThread } from '../../../src/build/in-thread';
import type { ClientWork } from './client-requests';
import { pageRequests } from './page-requests';

/** A build that is written, and what is known of it. */
export interface WrittenBuild {
  outDir: string;
  /** Folder of the site in addresses, such as `/`. */
  baseUrl: string;
  /** `.docusaurus`, where the bundler's account of its chunks is. */
  generatedDir: string;
  /** Addresses of the scripts that every page runs, the runtime first. */
  entries: readonly string[];
  /** Addresses of all pages. */
  pagePaths: readonly string[];
}

/** The bundler's account of its chunks: the files of each. */
interface ClientManifest {
  assets: Record<string, Record<string, { file: string }[]>>;
}

/** A file that is asked for and is not there. */
interface MissingFile {
  address: string;
  /** Page, stylesheet or table that asks for it. */
  askedBy: string;
}

/** How many missing files an error names; one cause often leaves hundreds. */
const NAMED = 10;

/** Files of the build by their addresses, gathered as they are asked for. */
class Output {
  private readonly known = new Map<string, boolean>();

  constructor(private readonly build: Pick<WrittenBuild, 'outDir' | 'baseUrl'>) {}

  fileOf(address: string): string {
    const [pathname = ''] = address.slice(this.build.baseUrl.length).split(/[?#]/);
    return path.join(this.build.outDir, decodeURI(pathname));
  }

  lacks(address: string): boolean {
    if (!address.startsWith(this.build.baseUrl)) return true;
    const known = this.known.get(address) ?? existsSync(this.fileOf(address));
    this.known.set(address, known);
    return !known;
  }
}

async function requestsOfFiles({ outDir, baseUrl }: WrittenBuild): Promise<MissingFile[]> {
  const files = (await readdir(outDir, { recursive: true })).filter((file) =>
    /\.(?:html|css)$/.test(file),
  );
  const requests = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(outDir, file), 'utf8');
      return [...pageRequests(text, baseUrl)].map((address) => ({ address, askedBy: file }));
    }),
  );
  return requests.flat();
}

async function requestsOfManifest({ baseUrl, generatedDir }: WrittenBuild): Promise<MissingFile[]> {
  const file = path.join(generatedDir, 'client-manifest.json');
  const { assets }: ClientManifest = JSON.parse(await readFile(file, 'utf8'));
  return Object.entries(assets).flatMap(([chunk, ofTypes]) =>
    Object.values(ofTypes)
      .flat()
      .map((asset) => ({ address: baseUrl + asset.file, askedBy: `chunk ${chunk} of ${file}` })),
  );
}

async function requestsOfClient(build: WrittenBuild, output: Output): Promise<MissingFile[]> {
  const entries = await Promise.all(
    build.entries.map(async (name) => ({
      name,
      code: await readFile(output.fileOf(name), 'utf8'),
    })),
  );
  const work: ClientWork = { entries, paths: build.pagePaths };
  const requests = await inThread<Map<string, string>>(path.join(__dirname, 'worker.ts'), work);
  return [...requests].map(([address, page]) => ({
    address,
    askedBy: `the client, when ${page} is opened or fetched ahead`,
  }));
}

/** Each file that is not there once, with who asks for it first. */
function missingFiles(requests: readonly MissingFile[], output: Output): MissingFile[] {
  const missing = new Map<string, MissingFile>();
  for (const request of requests)
    if (output.lacks(request.address) && !missing.has(request.address))
      missing.set(request.address, request);
  return [...missing.values()];
}

function explain(missing: readonly MissingFile[]): string {
  const lines = missing
    .slice(0, NAMED)
    .map(({ address, askedBy }) => `  ${address}, asked for by ${askedBy}`);
  const more = missing.length > NAMED ? [`  and ${missing.length - NAMED} more`] : [];
  const [count, are] = missing.length === 1 ? ['1 file', 'is'] : [`${missing.length} files`, 'are'];
  return [
    `The build is not complete: ${count} ${are} asked for that ${are} not in the output.`,
    ...lines,
    ...more,
    'A page that misses one of its scripts does not hydrate, so this build cannot be published. What the client asks for',
    'and nobody wrote comes from the options of plugins/bundler-options (UPGRADING.md). What a page names and the bundler did write',
    'was removed afterwards: look at the plugins with a postBuild.',
  ].join('\n');
}

function requireFiles(requests: readonly MissingFile[], output: Output): void {
  const missing = missingFiles(requests, output);
  if (missing.length > 0) throw new Error(explain(missing));
}

/**
 * Checks that every script, style and asset that a page, a stylesheet or the bundler's table of chunks names is in the
 * output. The client cannot run while one of its own entries is missing, so this comes first.
 *
 * @throws Error naming the files that are missing, and who asks for them
 */
export async function requireNamedFiles(build: WrittenBuild): Promise<void> {
  const named = [...(await requestsOfFiles(build)), ...(await requestsOfManifest(build))];
  requireFiles(named, new Output(build));
}

/**
 * Checks that everything that the client can ask for is in the output. It runs in a thread of its own.
 *
 * @throws Error naming the files that are missing, and who asks for them
 */
export async function requireFilesOfClient(build: WrittenBuild): Promise<void> {
  const output = new Output(build);
  requireFiles(await requestsOfClient(build, output), output);
}
