import { readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { pageMarkdown } from './corpus';
import { runProgram } from './process';
import { type BenchedSite, writeTo } from './site';

/** What `peers.yaml` says of a generator. */
interface Peer extends Omit<BenchedSite, 'folder' | 'executable' | 'prepare' | 'sourceFile'> {
  node?: string;
  pages: string;
}

/** The peers as sites whose projects stand in a folder. */
export function peerSites(scratch: string): BenchedSite[] {
  const peers: Peer[] = parse(readFileSync(path.join(__dirname, 'peers.yaml'), 'utf8'));
  return peers.map((peer) => {
    const folder = path.join(scratch, peer.id);
    const { node } = peer;
    const sourceFile = (page: string) => path.join(peer.pages, `docs/${page}/index.md`);
    return {
      ...peer,
      folder,
      executable: node ? path.join(folder, 'node_modules', node) : process.execPath,
      sourceFile,
      async prepare(corpus) {
        await rm(path.join(folder, peer.pages, 'docs'), { recursive: true, force: true });
        for (const part of [peer.id, 'shared']) {
          await cp(path.join(__dirname, 'projects', part), folder, { recursive: true });
        }
        await writeTo(folder, 'corpus.json', JSON.stringify(corpus.tree));
        for (const [index, entry] of corpus.entries.entries()) {
          await writeTo(folder, sourceFile(entry.path), pageMarkdown(corpus, index, peer.dialect));
        }
        // What npm resolved the first time stays in its lockfile, and comes from its cache after that.
        const args = ['install', '--prefer-offline', '--no-audit', '--no-fund'];
        await runProgram({ executable: 'npm', args, folder });
      },
    };
  });
}
