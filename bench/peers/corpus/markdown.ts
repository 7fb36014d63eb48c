import { stringify } from 'yaml';
import type { Block, CorpusPage } from './page';

/** What differs from one generator's Markdown to another's. */
export interface Dialect {
  /** Whether the title is written as a heading; otherwise the generator shows that of the front matter. */
  titleInBody: boolean;
  frontMatter(page: CorpusPage): Record<string, unknown>;
  /** The line that opens an admonition; `:::` closes it. */
  openAdmonition(type: 'note' | 'tip' | 'warning', title: string): string;
}

function tableRow(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function writeBlock(block: Block, dialect: Dialect): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item}`)
        .join('\n');
    case 'table':
      return [block.header, block.header.map(() => '---'), ...block.rows].map(tableRow).join('\n');
    case 'code':
      return `\`\`\`${block.language}\n${block.text}\n\`\`\``;
    case 'admonition':
      return `${dialect.openAdmonition(block.type, block.title)}\n\n${block.text}\n\n:::`;
    case 'links':
      return block.targets.map(({ path, title }) => `- [${title}](/docs/${path}/)`).join('\n');
  }
}

/** A page as the Markdown file of a generator. */
export function pageMarkdown(page: CorpusPage, dialect: Dialect): string {
  const title = dialect.titleInBody ? [`# ${page.entry.title}`] : [];
  const body = [...title, ...page.blocks.map((block) => writeBlock(block, dialect))];
  return `---\n${stringify(dialect.frontMatter(page))}---\n\n${body.join('\n\n')}\n`;
}
