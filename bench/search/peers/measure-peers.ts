import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesHash } from '../../../src/build/content-hash';
import { type LabelledQuery, routeOf } from '../labelled-queries';
import { type Answer, measureRelevance, type Relevance } from '../relevance';
import type { MeasuredSearch } from '../tables';
import { createLunrSearchPeer } from './docusaurus-lunr-search';
import { createEasyopsPeer } from './easyops';
import { createOramaPeer } from './orama';
import { createPagefindPeer } from './pagefind';
import type { BenchedSite } from './peer';
import { installPeers } from './scratch';

const root = path.resolve(__dirname, '../../..');
const KEPT = path.join(root, 'node_modules/.cache/search-bench');

const CREATORS = {
  'docusaurus-lunr-search': createLunrSearchPeer,
  easyops: createEasyopsPeer,
  pagefind: createPagefindPeer,
  orama: createOramaPeer,
} as const;

/** A peer, by the name of its file here. */
export type PeerKey = keyof typeof CREATORS;

/** All peers, in the order of the tables. */
export const PEERS = Object.keys(CREATORS) as PeerKey[];

/** A measured peer as it is kept. */
interface KeptSearch extends Omit<MeasuredSearch, 'relevance'> {
  relevance: [kind: string, Relevance][];
}

async function measurePeer(
  peer: PeerKey,
  { folder: build, pages }: BenchedSite,
  queries: readonly LabelledQuery[],
): Promise<KeptSearch> {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-bench-site-'));
  try {
    cpSync(build, folder, { recursive: true });
    const { name, bytes, search } = await CREATORS[peer](installPeers(), { folder, pages });
    const answer: Answer = async ({ text }) => [...new Set((await search(text)).map(routeOf))];
    return { name, bytes, relevance: [...(await measureRelevance(queries, answer))] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Measures peers one after another, each on its own copy of the site. What one showed is kept, and
 * measured anew only for other pages, other queries or a change in how peers are run.
 */
export async function measurePeers(
  peers: readonly PeerKey[],
  site: BenchedSite,
  queries: readonly LabelledQuery[],
): Promise<MeasuredSearch[]> {
  const circumstances = createHash('sha256')
    .update(filesHash(root, ['bench/search/peers']))
    .update(JSON.stringify([site.pages, queries]))
    .digest('hex')
    .slice(0, 10);
  mkdirSync(KEPT, { recursive: true });
  const measured: MeasuredSearch[] = [];
  for (const peer of peers) {
    const file = path.join(KEPT, `${peer}.${circumstances}.json`);
    if (!existsSync(file)) {
      writeFileSync(file, JSON.stringify(await measurePeer(peer, site, queries)));
    }
    const { relevance, ...kept }: KeptSearch = JSON.parse(readFileSync(file, 'utf8'));
    measured.push({ ...kept, relevance: new Map(relevance) });
  }
  return measured;
}
