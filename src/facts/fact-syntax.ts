import { printParseErrorCode, visit as visitJson } from 'jsonc-parser';
import { LineCounter, parseDocument, visit as visitYaml } from 'yaml';
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
export function parseFacts(file: string, text: string): unknown {
  return file.endsWith('.json') ? parseJson(file, text) : parseYaml(file, text);
}
