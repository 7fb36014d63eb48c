import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SearchAnswer, SearchQuestion } from '../engine/types';
import type { SearchService, SearchStatus } from './search-service';

const IDLE: SearchStatus = { phase: 'idle' };

/** Where a search stands. */
export function useSearchStatus({ subscribe, status }: SearchService): SearchStatus {
  return useSyncExternalStore(subscribe, status, () => IDLE);
}

/** An answer with the question it belongs to. */
export interface Answered {
  readonly question: SearchQuestion;
  readonly answer: SearchAnswer;
  /** Whether it keeps the room that its texts take, because it was shown before they came. */
  readonly keepsRoom: boolean;
}

/** What texts bring may not move what is being read: an answer that was shown without them keeps their room. */
function keepsRoom(
  { question, answer }: Omit<Answered, 'keepsRoom'>,
  last: Answered | null,
): boolean {
  return !answer.isWhole || (last?.question === question && last.keepsRoom);
}

/**
 * The newest answer to a question that changes as the reader types. The last answer stays until the
 * next one comes; while one is being worked out, only the newest question waits for its turn. It is
 * asked again once the texts are there.
 * `question` must keep its identity until it changes, and is null when nothing is asked.
 */
export function useAnswer(
  service: SearchService,
  status: SearchStatus,
  question: SearchQuestion | null,
): Answered | null {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const newest = useRef(question);
  const asking = useRef(false);
  const ready = status.phase === 'ready';
  const hasTexts = ready && status.hasTexts;

  // biome-ignore lint/correctness/useExhaustiveDependencies: texts that come are a reason to ask again.
  useEffect(() => {
    newest.current = question;
    if (!ready) asking.current = false;
    if (!question) setAnswered(null);
    if (!ready || asking.current) return;

    async function askUntilNewest(): Promise<void> {
      asking.current = true;
      let asked: SearchQuestion | null = null;
      while (newest.current && newest.current !== asked) {
        asked = newest.current;
        const next = { question: asked, answer: await service.ask(asked) };
        if (newest.current) setAnswered((last) => ({ ...next, keepsRoom: keepsRoom(next, last) }));
      }
      asking.current = false;
    }
    void askUntilNewest();
  }, [service, ready, hasTexts, question]);

  return answered;
}
