import type { Node, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { issueAt } from '../../src/facts/fact-file';
import { type Content, type ContentPage, type Passage, passagesOf } from './content';

/** Something a rule found, with what its author needs to mend it. */
export interface Finding {
  /** Path relative to the project's root. */
  file: string;
  /** 1-based; undefined when the finding is about the whole file. */
  line: number | undefined;
  /** What is wrong and what would be right. */
  message: string;
}

/** A finding about a value of a fact. */
export function findingAt(fact: object, keys: (string | number)[], message: string): Finding {
  const { file, line } = issueAt(fact, keys, '', '');
  return { file, line, message };
}

/** One thing asked of all that a reader of the site reads. */
export interface ContentRule {
  /** Name in reports and in the table of RULES.md. */
  readonly id: string;
  /** What is asked, in one line, for the table of RULES.md. */
  readonly asks: string;
  check(content: Content): Finding[];
}

/** A problem of a page, with its line when it was typed there. */
export interface PageProblem {
  line?: number | undefined;
  message: string;
}

/** A problem of what stands at a node of a page. */
export function problemAt({ position }: Node, message: string): PageProblem {
  return { line: position?.start.line, message };
}

/** The nodes of one type in a tree, in reading order. */
export function nodesOf<Type extends Nodes['type']>(
  tree: Nodes,
  type: Type,
): Extract<Nodes, { type: Type }>[] {
  const found: Extract<Nodes, { type: Type }>[] = [];
  visit(tree, type, (node) => {
    found.push(node as Extract<Nodes, { type: Type }>);
  });
  return found;
}

/** A rule about all of the content together. */
export function contentRule(
  id: string,
  asks: string,
  check: (content: Content) => Iterable<Finding>,
): ContentRule {
  return { id, asks, check: (content) => [...check(content)] };
}

/** A rule that judges each page by itself; `judge` is made once for all of them. */
export function pageRule(
  id: string,
  asks: string,
  judge: (content: Content) => (page: ContentPage) => Iterable<PageProblem>,
): ContentRule {
  return contentRule(id, asks, function* (content) {
    const problemsOf = judge(content);
    for (const page of content.pages) {
      for (const { line, message } of problemsOf(page)) yield { file: page.file, line, message };
    }
  });
}

/** A rule that judges each passage by itself, on pages and in `data/` alike, but for the words of readers. */
export function passageRule(
  id: string,
  asks: string,
  judge: (content: Content) => (passage: Passage) => Iterable<string>,
): ContentRule {
  return contentRule(id, asks, function* (content) {
    const problemsOf = judge(content);
    for (const passage of passagesOf(content).filter(({ place }) => place !== 'synonym')) {
      const { file, line } = passage;
      for (const message of problemsOf(passage)) yield { file, line, message };
    }
  });
}

/**
 * Runs the rules over all the content. What they find is a line each: `docs/x.mdx:12 known-codes: …`.
 *
 * @param scopes path prefixes that limit what is reported
 */
export function checkContent(
  content: Content,
  rules: readonly ContentRule[],
  scopes: readonly string[],
): string[] {
  return rules.flatMap(({ id, check }) =>
    check(content)
      .filter(({ file }) => scopes.length === 0 || scopes.some((scope) => file.startsWith(scope)))
      .map(({ file, line, message }) => {
        const place = line === undefined ? file : `${file}:${line}`;
        return `${place} ${id}: ${message}`;
      }),
  );
}
