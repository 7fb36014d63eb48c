import type { Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { Passage } from './content';

/** What a node was typed as, as far as the rules look at it: bold, directives, code. */
function markedText(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'break':
      return ' ';
    case 'strong':
      return `**${plainText(node)}**`;
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'textDirective':
      return node.name === 'termino' ? plainText(node) : `:${node.name}[${plainText(node)}]`;
    default:
      return 'children' in node ? node.children.map(markedText).join('') : '';
  }
}

/** The sentences of a passage with their marks: `Pulse **Grabar**`, `Exige :permiso[ventas-anular]`. */
export function markedSentences({ content }: Pick<Passage, 'content'>): string[] {
  return content
    .map(markedText)
    .join('')
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}¿¡«*:`$\d(])/u);
}
