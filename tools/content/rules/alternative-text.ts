import type { Element } from 'hast';
import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { HtmlNode } from '../../../src/rendering/markdown/nodes';
import type { ContentPage } from '../content';
import { type PageProblem, PageRule } from '../rule';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const advice = 'say what it shows and what matters in it, in a sentence';

function attributeOf(node: JsxElement, name: string): MdxJsxAttribute | undefined {
  return node.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
}

function altProblem(alt: string | null | undefined, url: string): string | undefined {
  if (!alt?.trim()) return `the image ${url} has no alternative text; ${advice}`;
  if (/\.(?:png|jpe?g|svg|webp|avif|gif)$|^(?:imagen|captura|foto|pantalla)\b.{0,12}$/i.test(alt)) {
    return `«${alt}» does not describe the image ${url}; ${advice}`;
  }
  return undefined;
}

function jsxProblem(node: JsxElement): string | undefined {
  if (node.name !== 'img' && node.name !== 'Image') return undefined;
  const alt = attributeOf(node, 'alt')?.value;
  // An expression is computed by the page, which is for the page's own tests.
  return typeof alt === 'object' && alt !== null ? undefined : altProblem(alt, '<img>');
}

function isDrawing(name: string, properties: Element['properties']): boolean {
  return name === 'svg' || name === 'img' || properties.role === 'img';
}

/** The drawings inside a node of HTML; what stands inside a drawing is part of it. */
function drawingsIn({ data }: HtmlNode): Element['properties'][] {
  if (isDrawing(data.hName, data.hProperties)) return [data.hProperties];
  const drawings: Element['properties'][] = [];
  visit({ type: 'root', children: data.hChildren ?? [] }, 'element', (element: Element) => {
    if (!isDrawing(element.tagName, element.properties)) return undefined;
    drawings.push(element.properties);
    return SKIP;
  });
  return drawings;
}

function isNamed(properties: Element['properties']): boolean {
  const { ariaLabel, ariaLabelledBy, ariaHidden, alt } = properties;
  return [ariaLabel, ariaLabelledBy, ariaHidden, alt].some(Boolean);
}

function problemOf(node: Nodes): string | undefined {
  if (node.type === 'image') return altProblem(node.alt, node.url);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    return jsxProblem(node);
  if (node.type !== 'htmlNode' || drawingsIn(node).every(isNamed)) return undefined;
  return `a drawing has no aria-label; ${advice}`;
}

/** The line of a node that was typed; a drawing comes of a directive and has none. */
function lineOf(node: Nodes): number | undefined {
  return 'position' in node ? node.position?.start.line : undefined;
}

export class AlternativeText extends PageRule {
  readonly id = 'alternative-text';
  readonly severity = 'error';
  readonly asks =
    'Every image, chart and drawn screen says in words what it shows and what matters in it.';

  protected problemsOf(page: ContentPage): PageProblem[] {
    const problems: PageProblem[] = [];
    visit(page.expanded ?? page.written, (node) => {
      const message = problemOf(node);
      if (message !== undefined) problems.push({ line: lineOf(node), message });
    });
    return problems;
  }
}
