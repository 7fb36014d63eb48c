import { readTarget } from '../request';

/** Whether a request must carry a key: all but the one that asks for the state of the service. */
export function needsKey(target: string): boolean {
  const { entity, recordKey } = readTarget(target);
  return entity !== 'estado' || recordKey !== undefined;
}
