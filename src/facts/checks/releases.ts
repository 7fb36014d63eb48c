import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';

/** Releases stand newest first, and every product has its own. */
export function checkReleases(facts: Facts): FactIssue[] {
  const missing = facts.products.flatMap((product) =>
    facts.releases[product.clave]
      ? []
      : [
          issueAt(
            facts.releases,
            [],
            'missing key',
            `novedades.yaml needs the releases of «${product.clave}»`,
          ),
        ],
  );
  const unordered = Object.values(facts.releases).flatMap((releases) =>
    releases.flatMap((release, index) => {
      const newer = releases[index - 1];
      if (!newer || newer.fecha > release.fecha) return [];
      return [
        issueAt(
          release,
          ['fecha'],
          'wrong order',
          `releases stand newest first, and ${newer.version} above is of ${newer.fecha}`,
        ),
      ];
    }),
  );
  return [...missing, ...unordered];
}
