import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PhrasingContent } from 'mdast';
import ts from 'typescript';
import { type Passage, passage, standIn } from './content';

/** What runs in the browser or replaces a component of the theme. */
const SHOWN =
  /^(?:src\/(?:client-modules|components|theme|site)|plugins\/[^/]+\/(?:client|pre-hydration|theme))\/.*(?<!\.test|\.d)\.tsx?$/;

/** Calls whose arguments are for the program: selectors, errors and messages to a developer, texts of the framework. */
const machineCalls = /(?:^|\.)(?:addEventListener|translate|RegExp|\w*Error)$|^console\./;

/** What the rows of the conformance suite ask for in English. */
const askedForInEnglish = ['Search Cmd+K', 'Search Ctrl+K', 'Try again'];

/** Whether what lies below is for the program. */
function isForMachines(node: ts.Node): boolean {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    return machineCalls.test(node.expression.getText());
  }
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node);
}

/** The text of a literal, its expressions replaced by `standIn`; undefined for another node. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => standIn + literal.text).join('');
}

/** A sentence or a label of several words, which a list of classes and a selector are not. */
function isProse(text: string): boolean {
  return /^[«¿¡]?\p{Lu}.*\s/u.test(text) && /\p{L}{3}/u.test(text) && !/[>{};=]/.test(text);
}

/** What readers see of a source file: the text of its elements, and the literals that are a sentence or a label. */
export function componentPassagesOf(file: string, source: string): Passage[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const passages: Passage[] = [];
  const add = (start: number, value: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(start);
    const content: PhrasingContent[] = [{ type: 'text', value }];
    passages.push(passage(file, line + 1, 'component', content));
  };
  const visit = (node: ts.Node): void => {
    if (isForMachines(node)) return;
    const value = literalText(node);
    if (ts.isJsxText(node)) {
      const text = node.text.replace(/\s+/g, ' ').trim();
      if (/\p{L}/u.test(text)) add(node.getFullStart() + node.text.search(/\S/), text);
    } else if (value !== undefined && isProse(value) && !askedForInEnglish.includes(value)) {
      add(node.getStart(), value);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return passages;
}

/** The passages of every component of the site; files are named relative to the project's root. */
export function readComponentPassages(): Passage[] {
  return ['src', 'plugins']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    )
    .filter((file) => SHOWN.test(file))
    .sort()
    .flatMap((file) => componentPassagesOf(file, readFileSync(file, 'utf8')));
}
