import { unknownName } from '../../text/nearest';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { changesOf } from '../releases';
import { docUrl } from '../routes';

/** What a release is said to bring has an id, and stands on a page to read about it. */
export function* checkReleases({ releases, publishedIds }: Facts): Iterable<FactIssue> {
  const ids = Object.entries(publishedIds);
  for (const { change } of Object.values(releases).flat().flatMap(changesOf)) {
    const pages = change.paginas.map(docUrl);
    const known = ids.filter(([, page]) => pages.includes(page)).map(([id]) => id);
    for (const [index, id] of (change.trae ?? []).entries()) {
      if (known.includes(id)) continue;
      const expected = `an id of data/ids-publicados.yaml on one of its \`paginas\`: ${unknownName(id, known)}`;
      yield issueAt(change, ['trae', index], 'unknown part', expected);
    }
  }
}
