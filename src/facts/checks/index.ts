import type { FactIssue } from '../fact-error';
import type { Facts } from '../facts';
import { checkAccounting } from './accounting';
import { checkAnswers } from './answers';
import { checkApi } from './api';
import { checkCompany } from './company';
import { checkDuplicates } from './duplicates';
import { checkReferences } from './references';
import { checkReleases } from './releases';
import { checkReports } from './reports';
import { checkSaleDocuments } from './sale-documents';

const checks = [
  checkDuplicates,
  checkReferences,
  checkReports,
  checkCompany,
  checkSaleDocuments,
  checkApi,
  checkAnswers,
  checkReleases,
  checkAccounting,
];

/** Runs every rule that no single file can check, and returns what breaks. */
export function findBrokenFacts(facts: Facts): FactIssue[] {
  return checks.flatMap((check) => check(facts));
}
