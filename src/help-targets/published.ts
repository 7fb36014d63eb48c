import { FactError, type FactIssue } from '../facts/fact-error';
import { issueAt } from '../facts/fact-file';
import type { Facts } from '../facts/facts';
import type { PublishedIds } from '../facts/published-ids';
import { repeated } from '../facts/repeated';
import { nearestName } from '../text/nearest';
import { helpTargets } from './help-targets';
import type { HelpTarget } from './target';

const REMEDY = '"npm run publish:ids" adds it to data/ids-publicados.yaml; commit that too';

function* sameIds(targets: readonly HelpTarget[]): Iterable<FactIssue> {
  for (const [{ id, title, fact }, first] of repeated(targets, (target) => target.id)) {
    const expected = `«${title}» gets the id ${id}, which «${first.title}» has already; name one of them otherwise`;
    yield issueAt(fact, [], 'same id twice', expected);
  }
}

function* brokenPromises(
  published: PublishedIds,
  pages: ReadonlyMap<string, string>,
): Iterable<FactIssue> {
  for (const [id, leadsTo] of Object.entries(published)) {
    const page = pages.get(id);
    if (page === leadsTo || (!page && pages.has(leadsTo))) continue;
    if (page) {
      const expected = `programs open ${leadsTo} with ${id}, which is on ${page}; if the page itself has moved, or the id is one of its own again, write that address in this line`;
      yield issueAt(published, [id], 'published id leads elsewhere', expected);
    } else {
      const nearest = nearestName(id, [...pages.keys()]);
      const example = nearest ? `, such as ${id}: ${nearest}` : '';
      const expected = `programs open the help with ${id}, so it must lead somewhere for ever, and leads nowhere: write in this line the id that it is called by today${example}, or bring the fact back`;
      yield issueAt(published, [id], 'published id is gone', expected);
    }
  }
}

/**
 * What is wrong between the ids of the facts and those that were published: an id that is gone or
 * leads to another page, an alias of nothing, an id that is not published yet.
 */
export function findIdIssues(facts: Facts, targets: readonly HelpTarget[]): FactIssue[] {
  const published = facts.publishedIds;
  const pages = new Map(targets.map(({ id, page }) => [id, page]));
  return [
    ...sameIds(targets),
    ...brokenPromises(published, pages),
    ...targets
      .filter(({ id }) => published[id] === undefined)
      .map(({ id, title, fact }) =>
        issueAt(fact, [], 'id not published', `«${title}» has the new id ${id}: ${REMEDY}`),
      ),
  ];
}

/**
 * Everything that programs may ask help for, with the ids of before that have other names now.
 *
 * @throws FactError when an id is not what was published
 */
export function publishedTargets(facts: Facts): HelpTarget[] {
  const targets = helpTargets(facts);
  const issues = findIdIssues(facts, targets);
  if (issues.length > 0) throw new FactError(issues);
  const byId = new Map(targets.map((target) => [target.id, target]));
  return Object.entries(facts.publishedIds).flatMap(([id, leadsTo]) => {
    const target = byId.get(leadsTo.startsWith('/') ? id : leadsTo);
    return target ? [{ ...target, id }] : [];
  });
}

/** The published ids with those that are new, sorted. None goes, and none is led elsewhere. */
export function withNewIds(
  published: PublishedIds,
  targets: readonly HelpTarget[],
): [id: string, leadsTo: string][] {
  const added = targets
    .filter(({ id }) => published[id] === undefined)
    .map(({ id, page }): [string, string] => [id, page]);
  return [...Object.entries(published), ...added].sort(([one], [other]) => (one < other ? -1 : 1));
}
