import path from 'node:path';
import * as z from 'zod';
import { readFacts } from './fact-file';
import { messageCodeSchema, textSchema } from './shared-schemas';

const messageSchema = z.strictObject({
  codigo: messageCodeSchema,
  texto: textSchema,
  'que-hacer': textSchema,
});

export type Message = z.output<typeof messageSchema>;

/** Loads `mensajes.yaml`: code, exact text and way out of every message. @throws FactError */
export function loadMessages(dataDir: string): Message[] {
  return readFacts(path.join(dataDir, 'mensajes.yaml'), z.array(messageSchema).min(1));
}
