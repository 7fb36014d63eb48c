import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { readFacts } from './fact-file';
import { keySchema, textSchema } from './shared-schemas';

const ruleSchema = z.strictObject({ id: keySchema, texto: textSchema });

/** One rule of the business, said once: how a discount applies, when a month closes… */
export type Rule = z.output<typeof ruleSchema>;

/** Loads `reglas/`: rules by theme, the theme being the file's name. @throws FactError */
export function loadRules(dataDir: string): Record<string, Rule[]> {
  const folder = path.join(dataDir, 'reglas');
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        path.basename(file, '.yaml'),
        readFacts(path.join(folder, file), z.array(ruleSchema).min(1)),
      ]),
  );
}
