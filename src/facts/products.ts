import path from 'node:path';
import * as z from 'zod';
import { readFacts } from './fact-file';
import { daySchema, keySchema, textSchema } from './shared-schemas';

const productSchema = z.strictObject({
  clave: keySchema,
  nombre: textSchema,
  'que-es': textSchema,
  'para-quien': textSchema,
  'donde-corre': textSchema,
  licencia: z.enum(['DLF', 'SNC', 'API', 'MOB', 'CMP', 'ANL']),
});

export type Product = z.output<typeof productSchema>;

const releaseSchema = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'a version is three numbers with dots'),
  fecha: daySchema,
  nuevo: z.array(textSchema).optional(),
  mejoras: z.array(textSchema).optional(),
  correcciones: z.array(textSchema).optional(),
});

export type Release = z.output<typeof releaseSchema>;

/** Loads `productos.yaml`: the six products in the order of the navbar. @throws FactError */
export function loadProducts(dataDir: string): Product[] {
  return readFacts(path.join(dataDir, 'productos.yaml'), z.array(productSchema).length(6));
}

/** Loads `novedades.yaml`: releases by product, newest first. @throws FactError */
export function loadReleases(dataDir: string): Record<string, Release[]> {
  return readFacts(
    path.join(dataDir, 'novedades.yaml'),
    z.record(keySchema, z.array(releaseSchema).min(1)),
  );
}
