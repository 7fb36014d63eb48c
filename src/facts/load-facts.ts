import { loadAccounting } from './accounting';
import { loadProblems, loadQuestions } from './answers';
import { loadApi, loadApiRows } from './api';
import { loadArchitecture } from './architecture';
import { loadButtonMeanings } from './buttons';
import { findBrokenFacts } from './checks';
import { loadCompany } from './company';
import { loadConnections } from './connections';
import { FactError, type FactIssue } from './fact-error';
import type { Facts } from './facts';
import { loadFrequentTasks } from './frequent-tasks';
import { loadGlossary } from './glossary';
import { loadIcons } from './icons';
import {
  loadLifeCycles,
  loadMenus,
  loadPagelessMenus,
  loadPrefixes,
  loadShortcuts,
  loadVideos,
} from './interface';
import { loadLearningPaths } from './learning-paths';
import { loadLimits } from './limits';
import { loadMessages } from './messages';
import { loadPages } from './pages';
import { loadPermissions } from './permissions';
import { loadProducts } from './products';
import { loadPublishedIds } from './published-ids';
import { loadReleases } from './releases';
import { loadReports } from './reports';
import { loadRoutes } from './routes';
import { loadRules } from './rules';
import { loadSayings } from './sayings';
import { loadCommonScreen, loadScreens } from './screens';
import { loadSupport } from './support';
import { findUnreadFiles } from './unread-files';
import { loadWalkThroughs } from './walk-throughs';
import { loadWindows } from './windows';

type Loaders = { [Kind in keyof Facts]: (dataDir: string) => Facts[Kind] };

const loaders: Loaders = {
  routes: loadRoutes,
  products: loadProducts,
  icons: loadIcons,
  releases: loadReleases,
  messages: loadMessages,
  permissions: loadPermissions,
  screens: loadScreens,
  commonScreen: loadCommonScreen,
  buttonMeanings: loadButtonMeanings,
  windows: loadWindows,
  reports: loadReports,
  glossary: loadGlossary,
  questions: loadQuestions,
  problems: loadProblems,
  pages: loadPages,
  architecture: loadArchitecture,
  shortcuts: loadShortcuts,
  lifeCycles: loadLifeCycles,
  prefixes: loadPrefixes,
  videos: loadVideos,
  walkThroughs: loadWalkThroughs,
  menus: loadMenus,
  connections: loadConnections,
  learningPaths: loadLearningPaths,
  limits: loadLimits,
  frequentTasks: loadFrequentTasks,
  sayings: loadSayings,
  pagelessMenus: loadPagelessMenus,
  rules: loadRules,
  api: loadApi,
  apiRows: loadApiRows,
  company: loadCompany,
  accounting: loadAccounting,
  publishedIds: loadPublishedIds,
  support: loadSupport,
};

/**
 * Loads every kind of fact of `dataDir` and checks them against each other.
 * @throws FactError listing the broken facts of all files at once.
 */
export function loadFacts(dataDir: string): Facts {
  const issues: FactIssue[] = [];
  const loaded = Object.fromEntries(
    Object.entries(loaders).map(([kind, load]) => {
      try {
        return [kind, load(dataDir)];
      } catch (error) {
        if (!(error instanceof FactError)) throw error;
        issues.push(...error.issues);
        return [kind, undefined];
      }
    }),
  );
  if (issues.length > 0) throw new FactError(issues);
  const facts = loaded as unknown as Facts;
  const broken = [...findUnreadFiles(dataDir), ...findBrokenFacts(facts)];
  if (broken.length > 0) throw new FactError(broken);
  return facts;
}
