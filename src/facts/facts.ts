import { type Accounting, loadAccounting } from './accounting';
import { loadProblems, loadQuestions, type ProblemPage, type QuestionPage } from './answers';
import { type Api, loadApi, loadApiRows } from './api';
import { type Architecture, loadArchitecture } from './architecture';
import { type ButtonMeaning, loadButtonMeanings } from './buttons';
import { findBrokenFacts } from './checks';
import { type Company, loadCompany } from './company';
import { type Connection, loadConnections } from './connections';
import { FactError, type FactIssue } from './fact-error';
import { type FrequentTasks, loadFrequentTasks } from './frequent-tasks';
import { loadGlossary, type Term } from './glossary';
import {
  type LifeCycle,
  loadLifeCycles,
  loadMenus,
  loadPagelessMenus,
  loadPrefixes,
  loadShortcuts,
  loadVideos,
  type PagelessMenu,
  type Prefix,
  type Shortcut,
  type Video,
} from './interface';
import { type LearningPath, loadLearningPaths } from './learning-paths';
import { loadMessages, type Message } from './messages';
import { loadPages, type PageFacts } from './pages';
import { loadPermissions, type Permissions } from './permissions';
import { loadProducts, loadReleases, type Product, type Release } from './products';
import {
  type CommonReport,
  loadCommonReport,
  loadReportGroups,
  loadReports,
  type Report,
  type ReportGroup,
} from './reports';
import { loadRoutes, type Routes } from './routes';
import { loadRules, type Rule } from './rules';
import { loadSayings, type Sayings } from './sayings';
import { type CommonScreen, loadCommonScreen, loadScreens, type Screen } from './screens';
import { loadWalkThroughs, type WalkThrough } from './walk-throughs';
import { loadWindows, type Windows } from './windows';

/** Every fact of the site, read and checked. */
export interface Facts {
  routes: Routes;
  products: Product[];
  releases: Record<string, Release[]>;
  messages: Message[];
  permissions: Permissions;
  screens: Screen[];
  commonScreen: CommonScreen;
  buttonMeanings: ButtonMeaning[];
  windows: Windows;
  reports: Report[];
  commonReport: CommonReport;
  reportGroups: ReportGroup[];
  glossary: Term[];
  questions: QuestionPage[];
  problems: ProblemPage[];
  pages: PageFacts[];
  architecture: Architecture;
  shortcuts: Shortcut[];
  lifeCycles: LifeCycle[];
  prefixes: Prefix[];
  videos: Video[];
  walkThroughs: WalkThrough[];
  menus: Record<string, string>;
  connections: Connection[];
  learningPaths: LearningPath[];
  frequentTasks: FrequentTasks[];
  sayings: Sayings[];
  pagelessMenus: PagelessMenu[];
  rules: Record<string, Rule[]>;
  api: Api;
  apiRows: ReturnType<typeof loadApiRows>;
  company: Company;
  accounting: Accounting;
}

type Loaders = { [Kind in keyof Facts]: (dataDir: string) => Facts[Kind] };

const loaders: Loaders = {
  routes: loadRoutes,
  products: loadProducts,
  releases: loadReleases,
  messages: loadMessages,
  permissions: loadPermissions,
  screens: loadScreens,
  commonScreen: loadCommonScreen,
  buttonMeanings: loadButtonMeanings,
  windows: loadWindows,
  reports: loadReports,
  commonReport: loadCommonReport,
  reportGroups: loadReportGroups,
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
  frequentTasks: loadFrequentTasks,
  sayings: loadSayings,
  pagelessMenus: loadPagelessMenus,
  rules: loadRules,
  api: loadApi,
  apiRows: loadApiRows,
  company: loadCompany,
  accounting: loadAccounting,
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
  const broken = findBrokenFacts(facts);
  if (broken.length > 0) throw new FactError(broken);
  return facts;
}
