import path from 'node:path';
import * as z from 'zod';
import { readFactsFolder } from './fact-file';
import { routePathSchema } from './shared-schemas';

const sayingSchema = z
  .string()
  .regex(
    /^[\p{Ll}\d]+( [\p{Ll}\d]+)*$/u,
    'a saying is words in lower case with single spaces between, without any other sign',
  );

const sayingsSchema = z.record(routePathSchema, z.array(sayingSchema).min(1));

/** What readers say when they need a page, by its route, in words that the page does not use. */
export type Sayings = z.output<typeof sayingsSchema>;

/** Loads `dichos/`, a part of the site a file. @throws FactError */
export function loadSayings(dataDir: string): Sayings[] {
  return readFactsFolder(path.join(dataDir, 'dichos'), sayingsSchema);
}
