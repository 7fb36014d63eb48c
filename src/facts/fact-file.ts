import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, LineCounter, parseDocument, parse as parseYaml, YAMLParseError } from 'yaml';
import type * as z from 'zod';
import { FactError, type FactIssue } from './fact-error';

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

/** Each file as it was last parsed, so that reading all facts again parses only what has changed. */
const parsed = new Map<string, { text: string; raw: unknown }>();

function parse(absolute: string): unknown {
  const text = readFileSync(absolute, 'utf8');
  const known = parsed.get(absolute);
  if (known?.text === text) return known.raw;
  const raw: unknown = absolute.endsWith('.json') ? JSON.parse(text) : parseYaml(text);
  parsed.set(absolute, { text, raw });
  return raw;
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

/** Where JSON breaks off, found by the YAML parser: engines differ in whether they say it. */
function lineOfSyntaxError(absolute: string): number | undefined {
  return parseDocument(readFileSync(absolute, 'utf8')).errors[0]?.linePos?.[0].line;
}

function relative(absolute: string): string {
  return path.relative(process.cwd(), absolute);
}

function describeIssue(issue: z.core.$ZodIssue): Pick<FactIssue, 'rule' | 'expected'> {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.includes('received undefined')
        ? { rule: 'missing key', expected: `this key is required and takes ${issue.expected}` }
        : { rule: 'wrong type', expected: `expected ${issue.expected}; ${issue.message}` };
    case 'unrecognized_keys':
      return {
        rule: 'unknown key',
        expected: `${issue.keys.join(', ')} is not a key of this fact; remove it or correct its spelling`,
      };
    case 'invalid_value':
      return {
        rule: 'value not allowed',
        expected: `expected one of: ${issue.values.map(String).join(', ')}`,
      };
    default:
      return { rule: 'broken rule', expected: issue.message };
  }
}

function syntaxIssue(absolute: string, error: unknown): FactIssue {
  if (error instanceof YAMLParseError) {
    return {
      file: relative(absolute),
      line: error.linePos?.[0].line,
      keyPath: [],
      rule: 'not YAML',
      expected: error.message,
    };
  }
  const expected = error instanceof Error ? error.message : String(error);
  if (error instanceof SyntaxError) {
    const line = lineOfSyntaxError(absolute);
    return { file: relative(absolute), line, keyPath: [], rule: 'not JSON', expected };
  }
  return { file: relative(absolute), keyPath: [], rule: 'unreadable file', expected };
}

/**
 * Reads one YAML or JSON fact file and checks it against its schema.
 * @throws FactError naming file, line, key path, rule and what was expected.
 */
export function readFacts<Schema extends z.ZodType>(
  absolute: string,
  schema: Schema,
): z.output<Schema> {
  let raw: unknown;
  try {
    raw = parse(absolute);
  } catch (error) {
    throw new FactError([syntaxIssue(absolute, error)]);
  }
  const result = schema.safeParse(raw);
  if (!result.success) {
    throw new FactError(
      result.error.issues.map((issue) => {
        const keyPath = issue.path.filter((key) => typeof key !== 'symbol');
        return {
          file: relative(absolute),
          line: lineOf(absolute, keyPath),
          keyPath,
          ...describeIssue(issue),
        };
      }),
    );
  }
  remember(result.data, absolute, []);
  return result.data;
}

/**
 * Reads the YAML files of a folder, in the order of their names, each against the same schema.
 *
 * @param except files of another kind
 * @throws FactError naming file, line, key path, rule and what was expected.
 */
export function readFactsFolder<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  except: readonly string[] = [],
): z.output<Schema>[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && !except.includes(file))
    .sort()
    .map((file) => readFacts(path.join(folder, file), schema));
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
  return {
    file: relative(origin.file),
    line: lineOf(origin.file, keyPath),
    keyPath,
    rule,
    expected,
  };
}

/** The file a fact was read from, relative to the project's root. */
export function fileOf(fact: object): string {
  const origin = origins.get(fact);
  return origin ? relative(origin.file) : '(unknown file)';
}
