import type { readKinds } from './kinds';

/** Every fact of the site, read and checked: `kinds.ts` lists them. */
export interface Facts extends ReturnType<typeof readKinds> {}
