import path from 'node:path';
import ts from 'typescript';

/** What no folder has: the compiler reads it from memory, as if it stood beside the packages of the project. */
const FILE = path.resolve('described-pages.ts');

const TYPES = `import type { Graph, Thing, WithContext } from 'schema-dts';
type Described = Graph | WithContext<Exclude<Thing, string>>;
`;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** What is asked of an action, `query-input`: schema.org allows it of each property and lists none of them. */
const ASKED_OF_ACTION = /-(in|out)put$/;

/** What a schema sees of a description: every text is like the next one, and so is what repeats in a list. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) {
    const shapes = value.map(shapeOf).map((shape) => [JSON.stringify(shape), shape] as const);
    return [...new Map(shapes).values()];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !ASKED_OF_ACTION.test(name))
      .map(([name, own]) => [name, /^@(type|context)$/.test(name) ? own : shapeOf(own)]),
  );
}

function diagnosticsOf(source: string): readonly ts.Diagnostic[] {
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, ...options) =>
    name === FILE
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...options);
  return ts.getPreEmitDiagnostics(ts.createProgram([FILE], OPTIONS, host));
}

/**
 * In what descriptions of pages differ from the vocabulary of schema.org: a type or a property that it does not have, a
 * value that a property does not take. Its types for TypeScript are the schema, the compiler the validator.
 *
 * @param described what pages say of themselves in JSON-LD, by the page
 * @returns a line for each kind of page that says something else, with the first of its pages
 */
export function schemaOrgFaults(
  described: Iterable<readonly [page: string, json: unknown]>,
): string[] {
  const pages = new Map<string, string>();
  for (const [page, json] of described) {
    const shape = JSON.stringify(shapeOf(json));
    if (!pages.has(shape)) pages.set(shape, page);
  }
  const lines = [...pages.keys()].map(
    (shape, at) => `export const a${at}: Described = ${shape};\n`,
  );
  return diagnosticsOf(TYPES + lines.join('')).map(({ file, start, messageText }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : 0;
    const page = [...pages.values()][line - 2] ?? 'the types of schema-dts';
    return `${page}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
