export { checkAccounting } from './accounting';
export { checkApi, checkApiExamples, checkFigures } from './api';
export { checkCompany, checkSaleDocuments } from './company';
export { checkDuplicates, checkSaidOnce } from './duplicates';
export { checkMenus } from './menus';
export {
  checkDays,
  checkProducts,
  checkReleases,
} from './products';
export { checkReferences } from './references';
export { checkAuthorizations, checkCauses } from './remedies';
export { checkLearningPaths, checkWindowUsers } from './roles';
export { checkButtons, checkCorrections, checkScreens, checkWindows } from './screens';
export { checkPageTables, checkReports, checkWindowTotals } from './totals';
export { checkWalkThroughs } from './walk-throughs';
export { checkAnswers, checkFieldRules } from './wording';
