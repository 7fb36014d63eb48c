import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

const tagsSchema = z.record(
  z.string(),
  z.strictObject({ label: z.string(), permalink: z.string(), description: z.string() }),
);

/** The fixed list of tags of the documentation, by key. */
export const docsTags = tagsSchema.parse(
  parse(readFileSync(path.resolve('docs/tags.yml'), 'utf8')),
);
