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

/** A rule that judges each passage by itself, on pages and in `data/` alike. */
export abstract class PassageRule implements ContentRule {
  abstract readonly id: string;
  abstract readonly severity: ContentRule['severity'];
  abstract readonly asks: string;

  /** What is wrong with a passage. */
  protected abstract problemsOf(passage: Passage, content: Content): string[];

  check(content: Content): Finding[] {
    return passagesOf(content).flatMap((passage) =>
      this.problemsOf(passage, content).map((message) => ({
        file: passage.file,
        line: passage.line,
        message,
      })),
    );
  }
}

/** A problem of a page, with its line when it was typed there. */
export interface PageProblem {
  line?: number | undefined;
  message: string;
}

/** A rule that judges each page by itself. */
export abstract class PageRule implements ContentRule {
  abstract readonly id: string;
  abstract readonly severity: ContentRule['severity'];
  abstract readonly asks: string;

  /** What is wrong with a page. */
  protected abstract problemsOf(page: ContentPage, content: Content): PageProblem[];

  check(content: Content): Finding[] {
    return content.pages.flatMap((page) =>
      this.problemsOf(page, content).map(({ line, message }) => ({
        file: page.file,
        line,
        message,
      })),
    );
  }
}
