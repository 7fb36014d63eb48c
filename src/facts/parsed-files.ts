import { readFileSync } from 'node:fs';
import path from 'node:path';
import { version } from 'yaml/package.json';
import { shortHash } from '../build/content-hash';
import { keepResults, keptResults } from '../build/kept-results';
import { parseFacts } from './fact-syntax';

interface ParsedFile {
  text: string;
  raw: unknown;
}

/** Name under which the next process finds what this one parsed. */
const KEPT = 'datos-leidos';

/**
 * Each file as it was last parsed, by this process or an earlier one, so that reading all facts again parses only
 * what has changed.
 */
let parsed: Map<string, ParsedFile> | undefined;
let hasParsed = false;

function code(): string {
  return shortHash(version + readFileSync(path.join(__dirname, 'fact-syntax.ts'), 'utf8'));
}

/** Keeps what is parsed for the next process. */
export function keepParsedFiles(): void {
  if (parsed && hasParsed) keepResults(KEPT, code(), parsed);
  hasParsed = false;
}

/**
 * The value of a fact file, by its text.
 *
 * @param file its path from the project, for messages
 * @throws FactError as `parseFacts`
 */
export function parsedFile(file: string, text: string): unknown {
  parsed ??= keptResults(KEPT, code());
  const known = parsed.get(file);
  if (known?.text === text) return known.raw;
  const raw = parseFacts(file, text);
  parsed.set(file, { text, raw });
  hasParsed = true;
  return raw;
}
