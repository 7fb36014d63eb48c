import type { ContentPage } from '../content';
import { type PageProblem, PageRule } from '../rule';

/** A line that opens a container of at least three colons, or one that closes it. */
const OPENING = /^(:{3,})[a-z]/;
const CLOSING = /^(:{3,})\s*$/;

interface Container {
  line: number;
  fence: string;
}

/**
 * The fences of a page in their order. Where the parser misses one, it closes the container at the end of the page,
 * or reads the fence as text, and says neither.
 */
function fenceProblems(source: string): PageProblem[] {
  const problems: PageProblem[] = [];
  const open: Container[] = [];
  let isCode = false;
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1;
    if (text.startsWith('```')) isCode = !isCode;
    if (isCode) continue;
    const [, opened] = OPENING.exec(text) ?? [];
    if (opened) open.push({ line, fence: opened });
    const [, closed] = CLOSING.exec(text) ?? [];
    if (!closed) continue;
    const last = open.pop();
    if (last?.fence === closed) continue;
    const message = last
      ? `«${closed}» stands where line ${last.line} is to be closed by «${last.fence}»; give both as many colons, and an outer container more than an inner one`
      : `«${closed}» closes nothing; delete it, or open its container above`;
    problems.push({ line, message });
  }
  return [
    ...problems,
    ...open.map(({ line, fence }) => ({
      line,
      message: `this container is never closed; end it with «${fence}» on a line of its own`,
    })),
  ];
}

export class ClosedContainers extends PageRule {
  readonly id = 'closed-containers';
  readonly severity = 'error';
  readonly asks =
    'Each `:::name` is closed by as many colons on a line of their own, and no such line stands alone.';

  protected problemsOf({ source }: ContentPage): PageProblem[] {
    return fenceProblems(source);
  }
}
