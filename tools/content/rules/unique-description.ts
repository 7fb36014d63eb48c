import type { Content } from '../content';
import type { ContentRule, Finding } from '../rule';

export class UniqueDescription implements ContentRule {
  readonly id = 'unique-description';
  readonly severity = 'error';
  readonly asks = 'No two pages share a description.';

  check({ pages }: Content): Finding[] {
    const descriptions = pages.flatMap((page) =>
      page.passages.filter((passage) => passage.place === 'description'),
    );
    const firstFile = new Map<string, string>();
    return descriptions.flatMap(({ file, line, text }) => {
      const first = firstFile.get(text);
      if (first === undefined) {
        firstFile.set(text, file);
        return [];
      }
      const message = `the description is also that of ${first}; say what this page alone gives`;
      return [{ file, line, message }];
    });
  }
}
