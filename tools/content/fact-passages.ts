import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { inline } from '../../src/rendering/markdown/parse';
import type { Content, Passage, Place } from './content';
import { passage } from './content';

/** Keys whose values are no text of ours: keys of other facts, codes, addresses, files, and readers' own words. */
const machineKeys = new Set([
  ...'clave clase ruta rutas id codigo mensajes permisos relacionadas relacionados'.split(' '),
  ...'siguientes columnas-con-total x y uso peticion consulta-power-query se-le-dice'.split(' '),
]);

/** Whether a value is words rather than a key, a number, an address or a JSON answer. */
function isProse(value: string): boolean {
  if (/^\s*[{[]/.test(value)) return false;
  return /\p{L}{3}/u.test(value) && (/\s/.test(value) || /^\p{Lu}/u.test(value));
}

/** A step is a text of the list, or in a walk-through, what its `haga` says; the rest goes with it. */
function placeOf(keys: readonly string[]): Place {
  const lastKey = keys.at(-1) ?? '';
  if (keys.includes('pasos') && ['pasos', 'haga'].includes(lastKey)) return 'step';
  return keys.includes('sinonimos') ? 'synonym' : 'fact';
}

/** What the rules read of the facts' files. */
export type FactTexts = Pick<Content, 'factPassages' | 'factKeys' | 'factCodes'>;

const keyPattern = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

/** A code of capitals, or the name of a service: `FE`, `DelfinApi`. */
const codePattern = /^(?:\p{Lu}{2,}|(?:\p{Lu}\p{Ll}+){2,})$/u;

/** A value, and what it writes in backticks. */
function namesIn(value: string): string[] {
  return [value, ...[...value.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)];
}

/** The passages, keys and codes of some YAML files of `data/`, given as name and text, with the line of each value. */
export function factTextsOf(files: Iterable<readonly [file: string, source: string]>): FactTexts {
  const factPassages: Passage[] = [];
  const factKeys = new Set<string>();
  const factCodes = new Set<string>();
  for (const [file, source] of files) {
    const lineCounter = new LineCounter();
    visit(parseDocument(source, { lineCounter }), {
      Scalar(key, node, ancestors) {
        if (typeof node.value !== 'string') return;
        for (const name of namesIn(node.value)) {
          if (keyPattern.test(name)) factKeys.add(name);
          if (codePattern.test(name)) factCodes.add(name);
        }
        const keys = ancestors.flatMap((ancestor) =>
          isPair(ancestor) && isScalar(ancestor.key) ? [String(ancestor.key.value)] : [],
        );
        const lastKey = keys.at(-1) ?? '';
        if (key === 'key' || machineKeys.has(lastKey) || !isProse(node.value)) return;
        const { line } = lineCounter.linePos(node.range?.[0] ?? 0);
        factPassages.push(passage(file, line, placeOf(keys), inline(node.value)));
      },
    });
  }
  return { factPassages, factKeys, factCodes };
}

/** Sayings are the readers' words, which the rules of the site's own language are not for. */
const SAYINGS = 'dichos';

/** Reads every YAML file of a folder of facts; files are named relative to the project's root. */
export function readFactTexts(dataDir: string): FactTexts {
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && path.dirname(name) !== SAYINGS)
    .sort()
    .map((name) => path.join(dataDir, name));
  return factTextsOf(files.map((file) => [path.relative('.', file), readFileSync(file, 'utf8')]));
}
