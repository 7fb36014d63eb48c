import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as plainText } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Facts } from '../facts/facts';
import { unknownName } from '../text/nearest';
import {
  type Attributes,
  DirectiveError,
  findEntry,
  type PageContext,
} from './directives/directive';
import { assignHintIds } from './directives/hint';
import { codeLink, hintedCode } from './directives/message-links';
import { blockDirectives, elementDirectives, inlineDirectives } from './directives/registry';
import { routePathOf } from './doc-file';
import { assignAnchors } from './markdown/anchors';
import { importComponents } from './markdown/import-components';
import { blocks, wordsOf } from './markdown/parse';
import { placeScreensBesideSteps } from './markdown/screen-beside-steps';
import { applyTypography } from './markdown/typography';

/** Directives of the framework, which it expands itself after this plugin. */
const frameworkDirectives =
  'note tip info warning danger caution important secondary success'.split(' ');

type Directive = ContainerDirective | LeafDirective | TextDirective;

function isDirective(node: { type: string }): node is Directive {
  return ['containerDirective', 'leafDirective', 'textDirective'].includes(node.type);
}

function isElementDirective(node: { type: string }): node is MdxJsxFlowElement {
  return (
    node.type === 'mdxJsxFlowElement' &&
    'name' in node &&
    typeof node.name === 'string' &&
    elementDirectives[node.name] !== undefined
  );
}

/** The attributes of `<Pantalla id="productos" />`. */
function attributesOf(node: MdxJsxFlowElement): Attributes {
  return Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
        return [attribute.name, attribute.value];
      }
      throw new DirectiveError(
        `<${node.name}> takes attributes with plain text, such as id="productos"`,
      );
    }),
  );
}

/** A bare `:word` in running text, such as an hour or a filter, which is no directive at all. */
function isPlainColon(node: Directive): boolean {
  return (
    node.type === 'textDirective' &&
    node.children.length === 0 &&
    !Object.keys(node.attributes ?? {}).length
  );
}

function blocksOf(content: string | RootContent[]): RootContent[] {
  return typeof content === 'string' ? blocks(content) : content;
}

function expandBlock(
  node: ContainerDirective | LeafDirective,
  context: PageContext,
): RootContent[] {
  const expand = blockDirectives[node.name];
  if (!expand) {
    throw new DirectiveError(
      `unknown directive ${unknownName(node.name, [...Object.keys(blockDirectives), ...frameworkDirectives])}`,
    );
  }
  const body = node.type === 'containerDirective' ? node.children : [];
  return blocksOf(expand(node.attributes ?? {}, context, body));
}

function expandInline(node: TextDirective, context: PageContext): PhrasingContent[] {
  const expand = findEntry(inlineDirectives, node.name, 'directive');
  return wordsOf(expand(plainText(node), node.attributes ?? {}, context, node.children));
}

function expandNode(node: Directive | MdxJsxFlowElement, context: PageContext): RootContent[] {
  if (node.type === 'mdxJsxFlowElement') {
    return blocksOf(elementDirectives[node.name ?? '']?.(attributesOf(node), context, []) ?? []);
  }
  return node.type === 'textDirective' ? expandInline(node, context) : expandBlock(node, context);
}

/** Expands the directives below a node, those that facts themselves hold included. */
function expandTree(tree: Root, context: PageContext, file: VFile): void {
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const isElement = isElementDirective(node);
    if (!isElement && !isDirective(node)) return undefined;
    if (!isElement && isPlainColon(node)) {
      parent.children.splice(index, 1, { type: 'text', value: `:${node.name}` });
      return index;
    }
    if (!isElement && frameworkDirectives.includes(node.name)) return undefined;
    try {
      const nodes = expandNode(node, context);
      parent.children.splice(index, 1, ...(nodes as typeof parent.children));
    } catch (error) {
      if (!(error instanceof DirectiveError)) throw error;
      file.fail(`${isElement ? `<${node.name}>` : `:${node.name}`}: ${error.message}`, node);
    }
    return index;
  });
}

/** What cannot hold a link: another one, what is operated, and headings, which are listed beside the page. */
function holdsNoLink(node: Nodes): boolean {
  if (node.type === 'htmlNode') return ['a', 'button', 'summary'].includes(node.data.hName);
  return node.type === 'link' || node.type === 'heading';
}

/** Has each code of a message that stands as code lead to its page. */
function linkCodes(tree: Nodes, link: (value: string) => PhrasingContent | undefined): void {
  visit(tree, (node, index, parent) => {
    if (holdsNoLink(node)) return SKIP;
    if (node.type !== 'inlineCode' || parent === undefined || index === undefined) return undefined;
    const linked = link(node.value);
    if (!linked) return undefined;
    parent.children.splice(index, 1, linked as typeof node);
    return [SKIP, index + 1];
  });
}

/** In a table, whose edge would cut a hint, the message mostly stands beside its code. */
function linkAllCodes(tree: Root, context: PageContext): void {
  visit(tree, 'table', (table) => {
    linkCodes(table, (value) => codeLink(value, context));
  });
  linkCodes(tree, (value) => hintedCode(value, context));
}

/**
 * Expands what facts bring into a tree, and finishes its text.
 *
 * @param file told what is wrong, and where
 */
export function expandFacts(tree: Root, context: PageContext, file: VFile): void {
  expandTree(tree, context, file);
  linkAllCodes(tree, context);
  expandTree(tree, context, file);
  placeScreensBesideSteps(tree);
  importComponents(tree);
  applyTypography(tree);
  assignAnchors(tree);
  assignHintIds(tree);
}

interface RemarkFactsOptions {
  /** Called for each page, so that a fact edited in development shows at once. */
  loadFacts: () => Facts;
  docsDir: string;
}

/** Remark plugin: expands the directives of a page into document nodes made from the facts. */
export function remarkFacts({ loadFacts, docsDir }: RemarkFactsOptions) {
  return (tree: Root, file: VFile): void => {
    const context: PageContext = {
      facts: loadFacts(),
      routePath: file.path ? routePathOf(file.path, docsDir) : undefined,
      docsDir,
    };
    expandFacts(tree, context, file);
  };
}
