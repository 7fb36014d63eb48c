import { useCallback, useRef, useState } from 'react';
import { answerRequest } from '../../api-query/answer';
import type { Exchange } from '../../api-query/draft';
import type { ApiModel, Row } from '../../api-query/model';
import { exampleRequest } from '../../api-query/request';

/** Where the last request that was sent stands. */
export type AnswerState = 'answered' | 'waiting' | 'failed';

export interface Answer {
  readonly exchange: Exchange;
  readonly state: AnswerState;
  /** Sends a request; the exchange before it stays until the answer is there. */
  send(entity: string, target: string): Promise<void>;
}

/**
 * Answers requests in the browser over the example rows. Those of each entity are a file of their own, so that a phone
 * downloads only what it asks for; the bundler keeps what has arrived, and asks again after a failure.
 */
export function useAnswer(api: ApiModel, start: Exchange): Answer {
  const [exchange, setExchange] = useState(start);
  const [state, setState] = useState<AnswerState>('answered');
  const lastSent = useRef('');
  const arrived = useRef(new Set<string>());

  const send = useCallback(
    async (entity: string, target: string) => {
      lastSent.current = target;
      // What is here already is answered before waiting could be read.
      if (!arrived.current.has(entity)) setState('waiting');
      try {
        const rows: { default: readonly Row[] } = await import(
          `@generated/facts/default/api-rows/${entity}.json`
        );
        arrived.current.add(entity);
        if (target !== lastSent.current) return;
        const answer = answerRequest(exampleRequest(target, api), api, () => rows.default);
        setExchange({ target, answer });
        setState('answered');
      } catch (error) {
        if (target !== lastSent.current) return;
        console.error(`The example rows of ${entity} could not be fetched.`, error);
        setState('failed');
      }
    },
    [api],
  );

  return { exchange, state, send };
}
