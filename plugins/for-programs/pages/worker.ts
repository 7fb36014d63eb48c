// What runs in a thread of its own while the build goes on.
import { parentPort, workerData } from 'node:worker_threads';
import type { BuiltDocs } from './doc-page';
import { readDocPages } from './read-doc-pages';

parentPort?.postMessage(readDocPages(workerData as BuiltDocs));
