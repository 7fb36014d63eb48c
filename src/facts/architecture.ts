import path from 'node:path';
import * as z from 'zod';
import { readFacts } from './fact-file';
import { textSchema } from './shared-schemas';

const partSchema = z.strictObject({
  nombre: textSchema,
  'que-hace': textSchema,
  donde: textSchema,
});
const serviceSchema = z.strictObject({
  servicio: z.string().regex(/^Delfin[A-Za-z]+$/, 'a service is named Delfin and a word'),
  puerto: textSchema,
  sentido: textSchema,
  'para-que': textSchema,
});
const folderSchema = z.strictObject({ rutas: z.array(textSchema).min(1), contenido: textSchema });
const requirementSchema = z.strictObject({
  aspecto: textSchema,
  servidor: textSchema,
  terminal: textSchema,
});

const schemas = {
  partes: z.array(partSchema).min(1),
  servicios: z.array(serviceSchema).min(1),
  carpetas: z.array(folderSchema).min(1),
  requisitos: z.array(requirementSchema).min(1),
};

/** Parts, Windows services with their ports, folders and requirements. */
export interface Architecture {
  partes: z.output<typeof schemas.partes>;
  servicios: z.output<typeof schemas.servicios>;
  carpetas: z.output<typeof schemas.carpetas>;
  requisitos: z.output<typeof schemas.requisitos>;
}

/** Loads `arquitectura/`. @throws FactError */
export function loadArchitecture(dataDir: string): Architecture {
  const file = (name: keyof Architecture) => path.join(dataDir, 'arquitectura', `${name}.yaml`);
  return {
    partes: readFacts(file('partes'), schemas.partes),
    servicios: readFacts(file('servicios'), schemas.servicios),
    carpetas: readFacts(file('carpetas'), schemas.carpetas),
    requisitos: readFacts(file('requisitos'), schemas.requisitos),
  };
}
