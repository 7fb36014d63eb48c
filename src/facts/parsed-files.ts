import { readFileSync } from 'node:fs';
import path from 'node:path';
import { printParseErrorCode, visit as visitJson } from 'jsonc-parser';
import { LineCounter, parseDocument, visit as visitYaml } from 'yaml';
import { version } from 'yaml/package.json';
import { shortHash } from '../build/content-hash';
import { keepResults, keptResults } from '../build/kept-results';
import { type FactError, factError } from './fact-error';

function broken(file: string, line: number, rule: string, expected: string): FactError {
  return factError(file, [], rule, expected, line);
}

function parseYaml(file: string, text: string): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const problem = document.errors[0] ?? document.warnings[0];
  if (problem) throw broken(file, problem.linePos?.[0].line ?? 1, 'not YAML', problem.message);
  visitYaml(document, {
    // Aliases of aliases grow beyond any memory, and a fact that stands elsewhere has a key to name it by.
    Alias(_key, { range, source }) {
      const { line } = lineCounter.linePos(range?.[0] ?? 0);
      const remedy = `what begins with * is an alias of YAML, which facts do not take; put «*${source}…» between quotation marks, or write its value out`;
      throw broken(file, line, 'alias', remedy);
    },
  });
  return document.toJS();
}

/** `JSON.parse` takes the last of two equal keys without a word, and not every engine says where JSON breaks off. */
function parseJson(file: string, text: string): unknown {
  const objects: Set<string>[] = [];
  visitJson(
    text,
    {
      onObjectBegin() {
        objects.push(new Set());
      },
      onObjectProperty(key, _offset, _length, line) {
        const keys = objects.at(-1);
        if (keys?.has(key)) {
          throw broken(
            file,
            line + 1,
            'key twice',
            `«${key}» stands twice in one object; remove one`,
          );
        }
        keys?.add(key);
      },
      onObjectEnd() {
        objects.pop();
      },
      onError(code, _offset, _length, line) {
        throw broken(file, line + 1, 'not JSON', `${printParseErrorCode(code)} here or just above`);
      },
    },
    { disallowComments: true },
  );
  return JSON.parse(text);
}

/**
 * The value that the text of a fact file holds.
 * @param file its path relative to the project's root, for messages
 * @throws FactError naming the line where the text is no YAML or JSON, uses an alias or repeats a key.
 */
function parseFacts(file: string, text: string): unknown {
  return file.endsWith('.json') ? parseJson(file, text) : parseYaml(file, text);
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
