export { checkAccounting } from './accounting';
export { checkApi, checkApiExamples, checkFigures } from './api';
export { checkCauses } from './causes';
export { checkCompany, checkSaleDocuments } from './company';
export { checkDuplicates, checkSaidOnce } from './duplicates';
export { checkMenus } from './menus';
export {
  checkDays,
  checkFrequentTasks,
  checkProducts,
  checkReleases,
} from './products';
export { checkReferences } from './references';
export { checkAuthorizations, checkLearningPaths, checkWindowUsers } from './roles';
export { checkButtons, checkCorrections, checkScreens, checkWindows } from './screens';
export { checkPageTables, checkReports, checkWindowTotals } from './totals';
export { checkWalkThroughs } from './walk-throughs';
export { checkAnswers, checkFieldRules } from './wording';
