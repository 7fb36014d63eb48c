import type { Accounting } from './accounting';
import type { ProblemPage, QuestionPage } from './answers';
import type { Api, ApiRows } from './api';
import type { Architecture } from './architecture';
import type { ButtonMeaning } from './buttons';
import type { Company } from './company';
import type { Connection } from './connections';
import type { FrequentTasks } from './frequent-tasks';
import type { Term } from './glossary';
import type { LifeCycle, PagelessMenu, Prefix, Shortcut, Video } from './interface';
import type { LearningPath } from './learning-paths';
import type { Message } from './messages';
import type { PageFacts } from './pages';
import type { Permissions } from './permissions';
import type { Product, Release } from './products';
import type { Report } from './reports';
import type { Routes } from './routes';
import type { Rule } from './rules';
import type { Sayings } from './sayings';
import type { CommonScreen, Screen } from './screens';
import type { WalkThrough } from './walk-throughs';
import type { Windows } from './windows';

/** Every fact of the site, read and checked: see load-facts.ts. */
export interface Facts {
  routes: Routes;
  products: Product[];
  /** Lines of each icon, by its name: see icons.ts. */
  icons: Record<string, string>;
  releases: Record<string, Release[]>;
  messages: Message[];
  permissions: Permissions;
  screens: Screen[];
  commonScreen: CommonScreen;
  buttonMeanings: ButtonMeaning[];
  windows: Windows;
  reports: Report[];
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
  apiRows: ApiRows;
  company: Company;
  accounting: Accounting;
}
