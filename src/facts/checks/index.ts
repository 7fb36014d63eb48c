import type { FactIssue } from '../fact-error';
import type { Facts } from '../facts';
import { checkApi } from './api';
import { checkApiExamples } from './api-examples';
import { checkCompany } from './company';
import { checkDuplicates } from './duplicates';
import { checkReferences } from './references';
import { checkReleases } from './releases';
import { checkReports } from './reports';

const checks = [
  checkDuplicates,
  checkReferences,
  checkReports,
  checkCompany,
  checkApi,
  checkApiExamples,
  checkReleases,
];

/** Runs every rule that no single file can check, and returns what breaks. */
export function findBrokenFacts(facts: Facts): FactIssue[] {
  return checks.flatMap((check) => check(facts));
}
