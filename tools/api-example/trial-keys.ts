import { type ErrorAnswer, errorAnswer } from '../../src/api-query/errors';
import type { ApiModel } from '../../src/api-query/model';

/** A key of the example server that is answered with an error, so that an integration can be tried against it. */
export interface TrialKey {
  key: string;
  /** Code of the error, of the catalogue. */
  code: string;
  /** When it comes, as who tries it reads. */
  when: string;
}

/** What the only entity is called that the key of few rights may ask for. */
const ALLOWED = 'productos';

function keyOf(name: string): string {
  return `dlf_${name.padEnd(33, '0')}`;
}

/** The keys of errors that a good request meets only when something is not as it should be. */
export const TRIAL_KEYS: readonly TrialKey[] = [
  { key: keyOf('SOLOPRODUCTOS'), code: 'API-420', when: `any entity but ${ALLOWED}` },
  { key: keyOf('SINLICENCIA'), code: 'API-421', when: 'always' },
  { key: keyOf('ERRORINTERNO'), code: 'API-500', when: 'always' },
  { key: keyOf('SINSERVIDORDEDATOS'), code: 'API-510', when: 'always' },
];

/** What a request with such a key is answered; undefined where it is answered like any other. */
export function trialAnswer(
  { code }: TrialKey,
  entity: string,
  api: ApiModel,
): ErrorAnswer | undefined {
  const isKnown = api.entities.some(({ name }) => name === entity);
  if (code === 'API-420' && (entity === ALLOWED || !isKnown)) return undefined;
  return errorAnswer(api, code, { entidad: entity, registro: '7f3a' });
}
