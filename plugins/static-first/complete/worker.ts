// What runs in a thread of its own while the build goes on.
import { answerInThread } from '../../../src/build/answer-in-thread';
import type { ThreadStart } from '../../../src/build/in-thread';
import { type ClientWork, clientRequests } from './client-requests';

answerInThread(({ data: { entries, paths } }: ThreadStart<ClientWork>) =>
  clientRequests(entries, paths),
);
