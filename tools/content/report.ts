import type { Content } from './content';
import type { ContentRule, Finding } from './rule';

/** What one rule found. */
export interface RuleReport {
  rule: ContentRule;
  findings: Finding[];
}

function inScope(file: string, scopes: readonly string[]): boolean {
  return scopes.length === 0 || scopes.some((scope) => file.startsWith(scope));
}

/** Runs the rules over all the content; `scopes` are path prefixes that limit what is reported. */
export function checkContent(
  content: Content,
  rules: readonly ContentRule[],
  scopes: readonly string[],
): RuleReport[] {
  return rules.map((rule) => ({
    rule,
    findings: rule.check(content).filter(({ file }) => inScope(file, scopes)),
  }));
}

/** One finding a line, `docs/x.mdx:12 error known-codes: …`. */
export function formatFindings({ rule, findings }: RuleReport): string[] {
  return findings.map(({ file, line, message }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    return `${place} ${rule.severity} ${rule.id}: ${message}`;
  });
}

/** How many findings of a severity the reports hold. */
export function countFindings(
  reports: readonly RuleReport[],
  severity: ContentRule['severity'],
): number {
  return reports
    .filter((report) => report.rule.severity === severity)
    .reduce((sum, report) => sum + report.findings.length, 0);
}
