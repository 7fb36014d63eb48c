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
 * Fetches the example rows of one entity: a file of their own each, so that a phone downloads only
 * what it asks for. The bundler keeps what has arrived, and asks again after a failure.
 * @throws Error when the file does not arrive.
 */
async function fetchExampleRows(entity: string): Promise<readonly Row[]> {
  const file: { default: readonly Row[] } = await import(
    `@generated/facts/default/api-rows/${entity}.json`
  );
  return file.default;
}

/** Answers requests in the browser over the example rows, fetched when the first one is sent. */
export function useAnswer(api: ApiModel, start: Exchange): Answer {
  const [exchange, setExchange] = useState(start);
  const [state, setState] = useState<AnswerState>('answered');
  const lastSent = useRef(0);
  const arrived = useRef(new Set<string>());

  const send = useCallback(
    async (entity: string, target: string) => {
      lastSent.current += 1;
      const sent = lastSent.current;
      // What is here already is answered before waiting could be read.
      if (!arrived.current.has(entity)) setState('waiting');
      try {
        const rows = await fetchExampleRows(entity);
        arrived.current.add(entity);
        if (sent !== lastSent.current) return;
        setExchange({
          target,
          answer: answerRequest(exampleRequest(target, api), api, () => rows),
        });
        setState('answered');
      } catch (error) {
        if (sent !== lastSent.current) return;
        console.error(`The example rows of ${entity} could not be fetched.`, error);
        setState('failed');
      }
    },
    [api],
  );

  return { exchange, state, send };
}
