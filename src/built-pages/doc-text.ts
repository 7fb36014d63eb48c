import type { Element, Root as HtmlRoot } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { toString as plainText } from 'mdast-util-to-string';
import { pageTask } from './page-task';
import { elementsIn, everyElement, hasClass, spoken } from './page-tree';
import { DRAWN, readableTree } from './readable-tree';

/** A section of a page with what it says, for programs that show or ask one thing. */
export interface DocSection {
  anchor: string;
  title: string;
  /** Its paragraphs, as plain text. */
  text: string;
  /** What its first numbered list asks to do, as plain text. */
  steps: readonly string[];
}

const EXTENSIONS = [gfmToMarkdown({ tablePipeAlign: false })];

/** Elements in the order of the page, of which those that only hold others are opened. */
function blocks(node: HtmlRoot | Element): Element[] {
  return elementsIn(node).flatMap((child) => {
    if (child.tagName === 'header' || [DRAWN, 'recorrido'].some((name) => hasClass(child, name)))
      return [];
    const isBox = ['div', 'details', 'section', 'blockquote'].includes(child.tagName);
    return isBox ? blocks(child) : [child];
  });
}

function stepsOf(list: Element): string[] {
  return elementsIn(list).map((item) => {
    const words = item.children.filter(
      (child) => child.type !== 'element' || !['div', 'table', 'ul', 'pre'].includes(child.tagName),
    );
    return spoken({ ...item, children: words });
  });
}

function sectionsOf(tree: HtmlRoot): DocSection[] {
  const sections: DocSection[] = [];
  for (const node of blocks(tree)) {
    const last = sections.at(-1);
    if (/^h[2-6]$/.test(node.tagName)) {
      const anchor = String(node.properties.id ?? '');
      sections.push({ anchor, title: spoken(node), text: '', steps: [] });
    } else if (last && (node.tagName === 'p' || node.tagName === 'ul')) {
      const lines = node.tagName === 'p' ? [node] : elementsIn(node);
      last.text = [last.text, ...lines.map(spoken)].filter(Boolean).join('\n');
    } else if (last && node.tagName === 'ol' && last.steps.length === 0) last.steps = stepsOf(node);
  }
  return sections;
}

/**
 * Reads a page as text: nothing of it is read from anywhere else, so it says what the page does.
 *
 * @param tree without what only a screen has; its elements are changed
 * @param url address of the page, absolute
 * @param offersSheet whether a sheet of paper is made of it
 */
export function docText(tree: HtmlRoot, url: string, offersSheet: boolean) {
  const task = offersSheet ? pageTask(tree) : undefined;
  // Of a message it stands in the drawing of its box.
  const title = [...everyElement(tree)].find(({ tagName }) => tagName === 'h1');
  const readable = readableTree(tree, url);
  const sections = sectionsOf(readable);
  const root = toMdast(readable) as Root;
  const isTitle = (node: RootContent) => node.type === 'heading' && node.depth === 1;
  const markdown = toMarkdown(
    { ...root, children: root.children.filter((node) => !isTitle(node)) },
    { extensions: EXTENSIONS, bullet: '-', rule: '-' },
  );
  return {
    title: title ? plainText(title).trim() : '',
    /** Its text in Markdown, without the title. */
    markdown,
    sections,
    /** What of it goes to the counter on paper; undefined where the page offers no sheet. */
    task,
  };
}

/** A documentation page as text. */
export type DocText = ReturnType<typeof docText>;
