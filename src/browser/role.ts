import { createStorageSlot } from '@docusaurus/theme-common';

/** Key under which the browser keeps the reader's job. */
export const ROLE_KEY = 'rol';

/** Key of the job that the reader has told, '' when none is. */
export function storedRole(): string {
  return createStorageSlot(ROLE_KEY).get() ?? '';
}
