import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';

/** Years between the day of the examples and a release; beyond, one of the two was mistyped or the examples are stale. */
const YEARS = 2;

function yearsAfter(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}

/**
 * No day lies in the future. No clock is read, or what is sound today would break tomorrow: the day of the examples
 * and the releases are held against each other. The examples happen in a version that exists, so `hoy` is never after
 * the newest release; a release is at most two years after `hoy`.
 */
export function checkFutureDays({ company, releases }: Facts): FactIssue[] {
  const all = Object.values(releases).flat();
  const newest = all
    .map(({ fecha }) => fecha)
    .sort()
    .at(-1);
  const limit = yearsAfter(company.hoy, YEARS);
  const lateExamples =
    newest === undefined || company.hoy <= newest
      ? []
      : [
          issueAt(
            company,
            ['hoy'],
            'day in the future',
            `the examples happen on ${company.hoy}, after the newest release of novedades.yaml, ${newest}; correct the one that is wrong`,
          ),
        ];
  const lateReleases = all
    .filter(({ fecha }) => fecha > limit)
    .map((release) =>
      issueAt(
        release,
        ['fecha'],
        'day in the future',
        `${release.version} is of ${release.fecha}, more than ${YEARS} years after «hoy» of empresa-ejemplo.yaml, ${company.hoy}; correct it, or bring the examples up to date`,
      ),
    );
  return [...lateExamples, ...lateReleases];
}
