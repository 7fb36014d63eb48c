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
function formatFindings({ rule, findings }: RuleReport): string[] {
  return findings.map(({ file, line, message }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    return `${place} ${rule.severity} ${rule.id}: ${message}`;
  });
}

/** Findings of a severity that are shown; what one slip causes a thousand times is read in a few. */
const SHOWN = 50;

/** The first findings of each severity, a line each, and how many more there are. */
export function shownFindings(reports: readonly RuleReport[]): string[] {
  return (['error', 'notice'] as const).flatMap((severity) => {
    const lines = reports.filter(({ rule }) => rule.severity === severity).flatMap(formatFindings);
    const more = lines.length - SHOWN;
    const plural = more === 1 ? severity : `${severity}s`;
    return [...lines.slice(0, SHOWN), ...(more > 0 ? [`and ${more} more ${plural}`] : [])];
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
