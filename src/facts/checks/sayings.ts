import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';

/** Each saying is of one page, or it would not lead to any. */
export function checkSayings({ sayings }: Facts): FactIssue[] {
  const pageOf = new Map<string, string>();
  return sayings.flatMap((file) =>
    Object.entries(file).flatMap(([route, phrases]) =>
      phrases.flatMap((phrase, index) => {
        const first = pageOf.get(phrase);
        if (first === undefined) {
          pageOf.set(phrase, route);
          return [];
        }
        const expected = `«${phrase}» is already said of ${first}; leave it with the page that answers it better`;
        return [issueAt(file, [route, index], 'repeated saying', expected)];
      }),
    ),
  );
}
