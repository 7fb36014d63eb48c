/** What as many readers chose for the same words is worth learning; one may have been curious. */
const FEWEST = 2;

/** What a line of a log was asked for: of nginx in the common or the combined form, of Caddy in JSON. */
function targetOf(line: string): string | undefined {
  if (!line.startsWith('{')) return /"[A-Z]+ (\S+) HTTP\/[\d.]+"/.exec(line)?.[1];
  try {
    return (JSON.parse(line) as { request?: { uri?: string } }).request?.uri;
  } catch {
    // The last line of a log may be cut off.
    return undefined;
  }
}

/** `/ayuda/docs/delfin/faqs/#caja` → `delfin/faqs`; an address that is none of `docs/` stays one. */
function pageOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return path.replace(/^.*?\/docs\//, '').replace(/\/$/, '');
}

/** How often each text stands in a list, the most frequent first. */
function counted(texts: readonly string[]): [text: string, times: number][] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].sort(([, one], [, other]) => other - one);
}

function section(title: string, lines: readonly string[]): string {
  return [title, ...(lines.length > 0 ? lines : ['  none'])].join('\n');
}

function countedSection(title: string, texts: readonly string[]): string {
  return section(
    title,
    counted(texts).map(([text, times]) => `  ${times} × ${text}`),
  );
}

/** What an access log tells: what was asked in vain, which pages did not help and why, and what the search may learn. */
export function report(log: string): string {
  const told = log.split('\n').map((line) => new URLSearchParams(targetOf(line)?.split('?')[1]));
  function of(event: string, write: (get: (name: string) => string) => string): string[] {
    return (
      told
        .filter((one) => one.get('evento') === event)
        // Anybody can write into a log, and a terminal obeys what nobody sees.
        .map((one) => write((name) => (one.get(name) ?? '').replace(/[\p{C}\s]+/gu, ' ').trim()))
        .filter(Boolean)
    );
  }
  const words = (get: (name: string) => string) => get('search_term').toLowerCase();
  const chosen = of('search_choice', (get) => `## ${pageOf(get('page'))}\n${words(get)}`);
  return [
    countedSection('Asked and not found:', of('search_without_result', words)),
    countedSection('Pages that did not help, and why:', [
      ...of('page_feedback', (get) => (get('answer') === 'no' ? get('page') : '')),
      ...of('page_feedback_reason', (get) => `${get('page')}: ${get('reason')}`),
    ]),
    section(
      'Phrases to read, and to put into tools/learn-search/phrases/lectores.txt:',
      counted(chosen).flatMap(([phrase, times]) => (times < FEWEST ? [] : phrase)),
    ),
  ].join('\n\n');
}
