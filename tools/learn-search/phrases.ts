import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LEARNED_FILE } from '../../plugins/search/indexer/learned-file';
import { filesHash } from '../../src/build/content-hash';
import { docUrl } from '../../src/facts/routes';
import { ToolError } from '../bootstrap/tool-error.mjs';

/** What a reader might type, and the address of the page that answers it: `/docs/delfin/faqs/`. */
export interface Phrase {
  text: string;
  url: string;
  /** File of the phrase, relative to the project, and its line, from 1. */
  file: string;
  line: number;
  /** Whether a reader with a need of their own typed it; the others were written for their page. */
  isTyped: boolean;
}

/** Where the phrases stand that the search learns from, relative to the project. */
const PHRASES = 'tools/learn-search/phrases';

/** Queries of people who had not seen the site, under the pages that answer them. */
const TYPED = `${PHRASES}/lectores.txt`;

/** What readers say in words that the page does not use, of which it learns as well. */
const SAYINGS = 'data/dichos';

/** Heading of the phrases of a page: its route, or its address when it is no page of `docs/`. */
const HEADING = '## ';

function urlOf(page: string): string {
  return page.startsWith('/') ? page : docUrl(page);
}

function readFile(file: string, text: string): Phrase[] {
  const phrases: Phrase[] = [];
  let url: string | undefined;
  for (const [index, written] of text.split('\n').entries()) {
    const line = written.trim();
    if (line.startsWith(HEADING)) url = urlOf(line.slice(HEADING.length));
    else if (line !== '') {
      if (url === undefined) {
        throw new ToolError(
          `${file}:${index + 1}: a phrase stands before the first page; expected a line "## route" above it.`,
        );
      }
      phrases.push({ text: line, url, file, line: index + 1, isTyped: file === TYPED });
    }
  }
  return phrases;
}

/**
 * Reads every phrase of a project, in the order of the files.
 * @throws ToolError naming file and line of a phrase without a page
 */
export function readPhrases(siteDir: string): Phrase[] {
  const folder = path.join(siteDir, PHRASES);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      readFile(`${PHRASES}/${name}`, readFileSync(path.join(folder, name), 'utf8')),
    );
}

/** Hash of all that the search learns from readers. */
export function phrasesHash(siteDir: string): string {
  return filesHash(siteDir, [PHRASES, SAYINGS]);
}

/** Whether the committed weights were learned from the phrases as they stand. */
export function arePhrasesLearned(siteDir: string): boolean {
  const { phrases } = JSON.parse(readFileSync(LEARNED_FILE, 'utf8')) as { phrases?: string };
  return phrases === phrasesHash(siteDir);
}
