import { useEffect, useRef, useState } from 'react';
import type { SearchAnswer } from '../engine/types';
import type { SearchQuestion } from './messages';
import type { SearchService } from './search-service';

/** An answer with the question it belongs to. */
export interface Answered {
  readonly question: SearchQuestion;
  readonly answer: SearchAnswer;
}

/**
 * The newest answer to a question that changes as the reader types. The last answer stays until the
 * next one comes; while one is being worked out, only the newest question waits for its turn.
 * `question` must keep its identity until it changes, and is null when nothing is asked.
 */
export function useAnswer(
  service: SearchService,
  ready: boolean,
  question: SearchQuestion | null,
): Answered | null {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const newest = useRef(question);
  const asking = useRef(false);

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
        const answer = await service.ask(asked);
        if (newest.current) setAnswered({ question: asked, answer });
      }
      asking.current = false;
    }
    void askUntilNewest();
  }, [service, ready, question]);

  return answered;
}
