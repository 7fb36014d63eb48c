import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument, visit as visitYaml } from 'yaml';
import { version } from 'yaml/package.json';
import { shortHash } from '../build/content-hash';
import { keepResults, keptResults } from '../build/kept-results';
import { factError } from './fact-error';

/**
 * The value that the text of a fact file holds; JSON is YAML too.
 * @param file its path relative to the project's root, for messages
 * @throws FactError naming the line where the text is no YAML, uses an alias or repeats a key.
 */
function parseFacts(file: string, text: string): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const problem = document.errors[0] ?? document.warnings[0];
  if (problem) {
    throw factError(file, [], 'not YAML', problem.message, problem.linePos?.[0].line ?? 1);
  }
  visitYaml(document, {
    // Aliases of aliases grow beyond any memory, and a fact that stands elsewhere has a key to name it by.
    Alias(_key, { range, source }) {
      const { line } = lineCounter.linePos(range?.[0] ?? 0);
      const remedy = `what begins with * is an alias of YAML, which facts do not take; put «*${source}…» between quotation marks, or write its value out`;
      throw factError(file, [], 'alias', remedy, line);
    },
  });
  return document.toJS();
}

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
  return shortHash(version + readFileSync(path.join(__dirname, 'parsed-files.ts'), 'utf8'));
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
