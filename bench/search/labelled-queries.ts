import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

const querySchema = z.strictObject({
  consulta: z.string().min(1),
  clase: z.string().min(1),
  producto: z.string().optional(),
  rutas: z.array(z.string()).min(1),
});

/** A query of the labelled set. */
export interface LabelledQuery {
  text: string;
  kind: string;
  /** Routes that answer it, best first: `delfin/faqs/ventas`. */
  routes: string[];
}

/**
 * Reads a file of labelled queries: `queries.yaml`, which the search was tuned with, or
 * `held-out.yaml`, which tuned nothing.
 * @throws ZodError naming the entry and key that break the schema
 */
export function loadQueries(name: 'queries.yaml' | 'held-out.yaml'): LabelledQuery[] {
  const file = readFileSync(path.join(__dirname, name), 'utf8');
  return z
    .array(querySchema)
    .min(1)
    .parse(parse(file))
    .map(({ consulta, clase, rutas }) => ({
      text: consulta,
      kind: clase,
      routes: rutas,
    }));
}

/** Route of an address: `/docs/delfin/faqs/ventas/#como-anulo` is `delfin/faqs/ventas`. */
export function routeOf(url: string): string {
  return url
    .replace(/[?#].*$/, '')
    .replace(/^\/(?:docs\/)?/, '')
    .replace(/(?:\/index\.html|\/)$/, '');
}
