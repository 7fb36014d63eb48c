import type { FactIssue } from '../fact-error';
import type { Facts } from '../facts';
import { checkAccounting } from './accounting';
import { checkAnswers } from './answers';
import { checkApi } from './api';
import { checkApiExamples } from './api-examples';
import { checkAuthorizations } from './authorizations';
import { checkBoards } from './boards';
import { checkButtons } from './buttons';
import { checkCompany } from './company';
import { checkConnections } from './connections';
import { checkDuplicates } from './duplicates';
import { checkFieldRules } from './field-rules';
import { checkFrequentTasks } from './frequent-tasks';
import { checkFutureDays } from './future-days';
import { checkLearningPaths } from './learning-paths';
import { checkMenus } from './menus';
import { checkPageTables } from './page-tables';
import { checkProducts } from './products';
import { checkReferences } from './references';
import { checkReleases } from './releases';
import { checkReports } from './reports';
import { checkSaleDocuments } from './sale-documents';
import { checkSayings } from './sayings';
import { checkScreens } from './screens';
import { checkSelfReferences } from './self-references';
import { checkWalkThroughs } from './walk-throughs';
import { checkWindowTotals } from './window-totals';
import { checkWindows } from './windows';

const checks = [
  checkDuplicates,
  checkReferences,
  checkAuthorizations,
  checkSelfReferences,
  checkMenus,
  checkProducts,
  checkConnections,
  checkLearningPaths,
  checkFrequentTasks,
  checkSayings,
  checkReports,
  checkScreens,
  checkWindows,
  checkFieldRules,
  checkWindowTotals,
  checkButtons,
  checkPageTables,
  checkBoards,
  checkCompany,
  checkSaleDocuments,
  checkApi,
  checkAnswers,
  checkApiExamples,
  checkReleases,
  checkFutureDays,
  checkAccounting,
  checkWalkThroughs,
];

/** Runs every rule that no single file can check, and returns what breaks. */
export function findBrokenFacts(facts: Facts): FactIssue[] {
  return checks.flatMap((check) => check(facts));
}
