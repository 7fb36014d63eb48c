import type { Nodes } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { highlight } from '../../../src/rendering/code-blocks/highlight';
import { invisibleIn } from '../../../src/text/invisible';
import { nodesOf, pageRule, problemAt } from '../rule';

/** HTML that a page may not hold; a component that it does not import stops the build. */
const REFUSED_TAGS = /^(?:script|style|img|iframe)$/;

/** The id that a comment at the end of a heading gives it. */
const OWN_ID = /^\s*\/\*\s*#(?<id>\S+)\s*\*\/\s*$/;

function slipOfText(value: string): string | undefined {
  const [footnote] = /\[\^[^\]]+\]/.exec(value) ?? [];
  if (footnote)
    return `${footnote} is no footnote: write its text, «${footnote}: …», or take it out`;
  if (!value.startsWith(':::')) return undefined;
  return /^:+$/.test(value)
    ? `«${value}» closes nothing; delete it, or open its container above with as many colons`
    : `«${value}» begins no notice: its title stands in brackets, :::note[Nota]`;
}

/** The parser closes what nobody closed at the end of the page, and says nothing. */
function slipOfContainer({ position }: ContainerDirective, lines: readonly string[]) {
  const [fence = ''] = /:+/.exec(lines[(position?.start.line ?? 1) - 1] ?? '') ?? [];
  const last = lines[(position?.end.line ?? 1) - 1] ?? '';
  if (last.trim() === fence) return undefined;
  return `this container is never closed; end it with «${fence}» on a line of its own, and give an outer container more colons than an inner one`;
}

function slipOfCode(value: string, language: string | null | undefined): string | undefined {
  try {
    highlight(value, language ?? 'text');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What is not read as it was meant, if anything is. */
function slipOf(node: Nodes, lines: readonly string[]): string | undefined {
  switch (node.type) {
    case 'text':
      return slipOfText(node.value);
    case 'code':
      return slipOfCode(node.value, node.lang);
    case 'containerDirective':
      return slipOfContainer(node, lines);
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      // A comment is the one expression that a page needs.
      if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) return undefined;
      return `{${node.value}} is code and prints nothing; write \\{${node.value}}, or put it in backticks`;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (!REFUSED_TAGS.test(node.name ?? '')) return undefined;
      return `<${node.name}> is no tag of these pages: write a picture as ![what it shows](./its-file.svg), and \\< for the sign`;
    case 'table': {
      const columns = node.children[0]?.children.length ?? 0;
      const wide = node.children.find(({ children }) => children.length > columns);
      return (
        wide &&
        `line ${wide.position?.start.line} has more cells than the head of its table; a pipe in a cell is written \\|`
      );
    }
    default:
      return undefined;
  }
}

export const markdownSlips = pageRule(
  'markdown-slips',
  'What Markdown reads otherwise than its writer meant, and no build stops at: `{name}`, a footnote without its text, the title of a notice without brackets, a bare pipe in a cell, a container that nobody closes, two headings of one id, a language without colours, `<script>`, `<style>`, `<iframe>` and `<img>` (a picture is Markdown, code is in components), and characters that nobody sees.',
  () =>
    function* ({ written, source }) {
      const lines = source.split('\n');
      const slips: [Nodes, string][] = [];
      visit(written, (node) => {
        const message = slipOf(node, lines);
        if (message) slips.push([node, message]);
      });
      for (const [node, message] of slips) yield problemAt(node, message);
      for (const [index, text] of lines.entries()) {
        const code = invisibleIn(text);
        if (code === undefined) continue;
        const message = `${code} is seen by nobody; delete it, and type again the letters around it`;
        yield { line: index + 1, message };
      }
      const ids = new Set<string>();
      for (const heading of nodesOf(written, 'heading')) {
        const comment = heading.children.at(-1);
        const value = comment?.type === 'mdxTextExpression' ? comment.value : '';
        const id = OWN_ID.exec(value)?.groups?.id;
        if (id && ids.has(id)) yield problemAt(heading, `another heading has the id #${id} too`);
        if (id) ids.add(id);
      }
    },
);
