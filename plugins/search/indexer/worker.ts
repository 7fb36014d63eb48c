// What runs in a thread of its own while the build goes on.
import { answerInThread } from '../../../src/build/answer-in-thread';
import type { ThreadStart } from '../../../src/build/in-thread';
import { type SearchFilesWork, writeSearchFiles } from './search-files';

answerInThread(({ data }: ThreadStart<SearchFilesWork>) => writeSearchFiles(data));
