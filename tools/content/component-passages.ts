import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PhrasingContent } from 'mdast';
import ts from 'typescript';
import { type Passage, passage, standIn } from './content';

/** Folders whose code writes what readers see. */
const folders = ['src/client-modules', 'src/components', 'src/theme', 'src/site'];

/** Parts of a plugin that run in the browser or replace a component of the theme. */
const pluginParts = ['client', 'pre-hydration', 'theme'];

/** Props and keys whose value is always words, even a single one. */
const wordKeys = new Set('alt aria-label ariaLabel label message placeholder title'.split(' '));

/** Props and keys whose value is never words. */
const machineKeys = new Set(['className', 'd', 'href', 'id', 'key', 'style', 'to', 'viewBox']);

/** Calls whose arguments are for the program: class names, selectors, messages to a developer, texts of the framework. */
const machineCalls =
  /(?:^|\.)(?:clsx|closest|matches|querySelector(?:All)?|addEventListener|matchMedia|RegExp|translate|\w*Error)$|^console\./;

/** What the rows of the conformance suite ask for in English. */
const askedForInEnglish = new Set([
  ...['Loading...', 'Next', 'Search Cmd+K', 'Search Ctrl+K'],
  ...['Retry', 'Try again'],
]);

const boldTags = new Set(['b', 'strong']);

/** The key that a value belongs to: a prop of an element or a property of an object. */
function keyOf(node: ts.Node): string | undefined {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return parent.name.getText();
  if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) return keyOf(parent);
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) {
    return parent.name.getText().replace(/^['"]|['"]$/g, '');
  }
  return undefined;
}

/** Whether what lies below is for the program: imports, types, selectors, class names, errors. */
function isForMachines(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) {
    return true;
  }
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    return machineCalls.test(node.expression.getText());
  }
  if (ts.isJsxAttribute(node)) return machineKeys.has(node.name.getText());
  return ts.isPropertyAssignment(node) && machineKeys.has(node.name.getText());
}

/** The text of a literal, its expressions replaced by `standIn`; undefined for another node. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => standIn + literal.text).join('');
}

/** Words with a space between them, without the signs of a selector or of a list of classes. */
function isProse(text: string): boolean {
  return /\p{L}{2}\S*\s|\s\S*\p{L}{2}/u.test(text) && !/[>{};=]|__|(?:^|\s)[.#]/.test(text);
}

function isWords(literal: ts.Node, text: string): boolean {
  return wordKeys.has(keyOf(literal) ?? '') || isProse(text);
}

function bold(value: string): PhrasingContent {
  return { type: 'strong', children: [{ type: 'text', value }] };
}

function isBold(text: ts.JsxText): boolean {
  return ts.isJsxElement(text.parent) && boldTags.has(text.parent.openingElement.tagName.getText());
}

/**
 * What readers see of a source file: the text of its elements, and the literals that hold a space
 * or stand in a prop of words such as `aria-label`.
 */
export function componentPassagesOf(file: string, source: string): Passage[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const passages: Passage[] = [];
  const add = (start: number, content: PhrasingContent) => {
    const { line } = tree.getLineAndCharacterOfPosition(start);
    passages.push(passage(file, line + 1, 'component', [content]));
  };
  const visit = (node: ts.Node): void => {
    if (isForMachines(node)) return;
    if (ts.isJsxText(node)) {
      const value = node.text.replace(/\s+/g, ' ').trim();
      const start = node.getFullStart() + node.text.search(/\S/);
      if (/\p{L}/u.test(value)) add(start, isBold(node) ? bold(value) : { type: 'text', value });
      return;
    }
    const value = literalText(node);
    if (value !== undefined && !askedForInEnglish.has(value) && isWords(node, value)) {
      add(node.getStart(), { type: 'text', value });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return passages;
}

function pluginFolders(): string[] {
  return readdirSync('plugins')
    .flatMap((plugin) => pluginParts.map((part) => path.join('plugins', plugin, part)))
    .filter(existsSync);
}

/** The passages of every component of the site; files are named relative to the project's root. */
export function readComponentPassages(): Passage[] {
  return [...folders, ...pluginFolders()].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|d)\.tsx?$/.test(name))
      .sort()
      .map((name) => path.join(folder, name))
      .flatMap((file) => componentPassagesOf(file, readFileSync(file, 'utf8'))),
  );
}
