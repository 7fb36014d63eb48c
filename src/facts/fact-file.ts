import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { FactError, type FactIssue } from './fact-error';
import { unsoundValues } from './unsound-values';

interface Origin {
  file: string;
  keyPath: readonly (string | number)[];
}

/** Where each parsed fact came from, so that a check across files can name the place. */
const origins = new WeakMap<object, Origin>();

function remember(value: unknown, file: string, keyPath: readonly (string | number)[]): void {
  if (typeof value !== 'object' || value === null) return;
  origins.set(value, { file, keyPath });
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      remember(item, file, [...keyPath, index]);
    });
    return;
  }
  for (const [key, item] of Object.entries(value)) remember(item, file, [...keyPath, key]);
}

/** Every file that a loader asked for, so that a file which none reads can be named. */
const read = new Set<string>();

/** Whether a loader has asked for a file. */
export function wasRead(absolute: string): boolean {
  return read.has(absolute);
}

/**
 * The value that the text of a fact file holds; JSON is YAML too. All files are read in a sixth of the time that the
 * parser takes which knows the line of each key.
 * @throws FactError naming the line where the text is no YAML, uses an alias or repeats a key.
 */
function parseFacts(file: string, text: string): unknown {
  try {
    return load(text, { schema: CORE_SCHEMA });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { reason, mark } = error;
    const expected = reason.includes('alias')
      ? `${reason}: put what begins with * between quotation marks, or write its value out`
      : reason;
    throw new FactError([{ file, line: mark.line + 1, keyPath: [], rule: 'not YAML', expected }]);
  }
}

interface PlacedFile {
  text: string;
  lineCounter: LineCounter;
  document: ReturnType<typeof parseDocument>;
}

/** Each file whose lines were asked for, so that many issues of one file parse it once. */
const placed = new Map<string, PlacedFile>();

function placedFile(absolute: string): PlacedFile {
  const text = readFileSync(absolute, 'utf8');
  const known = placed.get(absolute);
  if (known?.text === text) return known;
  const lineCounter = new LineCounter();
  const file = { text, lineCounter, document: parseDocument(text, { lineCounter }) };
  placed.set(absolute, file);
  return file;
}

/** Line of a key; JSON is YAML too. */
function lineOf(absolute: string, keyPath: readonly (string | number)[]): number {
  const { document, lineCounter } = placedFile(absolute);
  for (let length = keyPath.length; length > 0; length -= 1) {
    const node = document.getIn(keyPath.slice(0, length), true);
    if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
  }
  return 1;
}

function relative(absolute: string): string {
  return path.relative(process.cwd(), absolute);
}

/** What zod says of a value; of a key that lacks it says only that nothing was received. */
function describeIssue({ message }: z.core.$ZodIssue): Pick<FactIssue, 'rule' | 'expected'> {
  const [, missing] = /^Invalid input: (.*), received undefined$/.exec(message) ?? [];
  return missing === undefined
    ? { rule: 'broken rule', expected: message }
    : { rule: 'missing key', expected: `this key is required: ${missing}` };
}

/** Each file as it was last read and found sound: as long as its text is the same, so are its facts. */
const sound = new Map<string, { text: string; schema: z.ZodType; data: unknown }>();

/**
 * Reads one YAML or JSON fact file and checks it against its schema.
 * @throws FactError naming file, line, key path, rule and what was expected.
 */
export function readFacts<Schema extends z.ZodType>(
  absolute: string,
  schema: Schema,
): z.output<Schema> {
  read.add(absolute);
  const text = readFileSync(absolute, 'utf8');
  const known = sound.get(absolute);
  if (known?.text === text && known.schema === schema) return known.data as z.output<Schema>;
  const raw = parseFacts(relative(absolute), text);
  const result = schema.safeParse(raw);
  const broken = (result.error?.issues ?? []).map((issue) => {
    const keyPath = issue.path.filter((key) => typeof key !== 'symbol');
    return { keyPath, ...describeIssue(issue) };
  });
  const issues = [...unsoundValues(raw), ...broken].map((issue) => ({
    file: relative(absolute),
    line: lineOf(absolute, issue.keyPath),
    ...issue,
  }));
  if (!result.success || issues.length > 0) throw new FactError(issues);
  remember(result.data, absolute, []);
  sound.set(absolute, { text, schema, data: result.data });
  return result.data;
}

/** Builds an issue about a fact that `readFacts` returned; `key` narrows it to one of its keys. */
export function issueAt(
  fact: object,
  key: readonly (string | number)[],
  rule: string,
  expected: string,
): FactIssue {
  const origin = origins.get(fact);
  if (!origin) return { file: '(unknown file)', keyPath: key, rule, expected };
  const keyPath = [...origin.keyPath, ...key];
  const line = lineOf(origin.file, keyPath);
  return { file: relative(origin.file), line, keyPath, rule, expected };
}
