import type { Code } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Facts } from '../../../src/facts/facts';
import { unknownName } from '../../../src/text/nearest';
import type { Content } from '../content';
import { passagesOf } from '../content';
import type { ContentRule, Finding } from '../rule';

/** What is written like the code of a message: the prefix of a product, a hyphen and digits. */
function codePattern({ products }: Facts): RegExp {
  const prefixes = products.map(({ prefijo }) => prefijo).join('|');
  return new RegExp(`(?<![\\p{L}\\d])(?:${prefixes})-\\d{3,}(?![\\p{L}\\d-])`, 'gu');
}

/** A text of the site with its place. */
interface PlacedText {
  file: string;
  line: number | undefined;
  text: string;
}

function codeBlocks(content: Content): PlacedText[] {
  return content.pages.flatMap(({ file, written }) => {
    const texts: PlacedText[] = [];
    visit(written, 'code', (node: Code) => {
      texts.push({ file, line: node.position?.start.line, text: node.value });
    });
    return texts;
  });
}

export class KnownCodes implements ContentRule {
  readonly id = 'known-codes';
  readonly severity = 'error';
  readonly asks = 'A message code in running text or code is one of `data/mensajes/`.';

  check(content: Content): Finding[] {
    const messageCode = codePattern(content.facts);
    const known = content.facts.messages.map((message) => message.codigo);
    const passages = passagesOf(content).map(({ file, line, content: nodes }) => ({
      file,
      line,
      text: plainText({ type: 'paragraph', children: [...nodes] }),
    }));
    return [...passages, ...codeBlocks(content)].flatMap(({ file, line, text }) =>
      (text.match(messageCode) ?? [])
        .filter((code) => !known.includes(code))
        .map((code) => ({ file, line, message: `message code ${unknownName(code, known)}` })),
    );
  }
}
