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

/** One thing asked of all that a reader of the site reads. */
export interface ContentRule {
  /** Name in reports and in the table of RULES.md. */
  readonly id: string;
  /** An error fails the check; a notice is listed for an editor to judge. */
  readonly severity: 'error' | 'notice';
  /** What is asked, in one line, for the table of RULES.md. */
  readonly asks: string;
  check(content: Content): Finding[];
}

/** A problem of a page, with its line when it was typed there. */
export interface PageProblem {
  line?: number | undefined;
  message: string;
}

/** A rule about all of the content together. */
export function contentRule(
  id: string,
  asks: string,
  check: (content: Content) => Finding[],
): ContentRule {
  return { id, severity: 'error', asks, check };
}

/** A rule that judges each page by itself; `judge` is made once for all of them. */
export function pageRule(
  id: string,
  asks: string,
  judge: (content: Content) => (page: ContentPage) => PageProblem[],
): ContentRule {
  return contentRule(id, asks, (content) => {
    const problemsOf = judge(content);
    return content.pages.flatMap((page) =>
      problemsOf(page).map(({ line, message }) => ({ file: page.file, line, message })),
    );
  });
}

/** A rule that judges each passage by itself, on pages and in `data/` alike, but for the words of readers. */
export function passageRule(
  id: string,
  asks: string,
  judge: (content: Content) => (passage: Passage) => string[],
): ContentRule {
  return contentRule(id, asks, (content) => {
    const problemsOf = judge(content);
    const passages = passagesOf(content).filter(({ place }) => place !== 'synonym');
    return passages.flatMap((passage) =>
      problemsOf(passage).map((message) => ({ file: passage.file, line: passage.line, message })),
    );
  });
}

/** The same rule for an editor to judge, which fails nothing. */
export function asNotice(rule: ContentRule): ContentRule {
  return { ...rule, severity: 'notice' };
}
