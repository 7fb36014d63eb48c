import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LEARNED_FILE } from '../../plugins/search/indexer/learned-file';
import { filesHash } from '../../src/build/content-hash';
import { docUrl } from '../../src/facts/routes';

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

function readFile(file: string, text: string): Phrase[] {
  let url = '';
  return text.split('\n').flatMap((written, index) => {
    const line = written.trim();
    const page = line.startsWith(HEADING) ? line.slice(HEADING.length) : undefined;
    if (page) url = page.startsWith('/') ? page : docUrl(page);
    if (page || line === '') return [];
    return { text: line, url, file, line: index + 1, isTyped: file === TYPED };
  });
}

/** Reads every phrase of a project, in the order of the files; one above the first page has no address. */
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
