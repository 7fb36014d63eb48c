/** What can break when a file changes. */
export interface Room {
  /** The files, by their paths from the project's folder. */
  files: RegExp;
  /** They are facts: data/ is checked against its schemas and against itself. */
  facts?: true;
  /** They show on pages: all are read as their readers read them, since a page links to others. */
  content?: true;
  /** They are code: types, lint, imports and the unit tests that import them. */
  code?: true;
  /** Browser tests, by the names of their files; they need a build. */
  specs?: readonly string[] | 'itself';
  /** They are what everything stands on. */
  everything?: true;
}

/**
 * Which checks a change in a file calls for, for `npm run test:changed`. A file can be of several
 * rooms; one that is of none is told of.
 */
export const rooms: readonly Room[] = [
  { files: /^(docs|blog)\//, facts: true, content: true },
  { files: /^src\/pages\/.*\.mdx$/, content: true },
  { files: /^data\//, facts: true, content: true },
  { files: /^tools\/content\//, content: true },
  { files: /^src\/(facts|rendering)\//, facts: true, content: true },
  { files: /\.([cm]?[jt]sx?|css)$/, code: true },

  { files: /^plugins\/deploy\//, specs: ['content-policy'] },
  { files: /^(plugins|src)\/help-targets\//, facts: true, specs: ['help-targets'] },
  {
    files: /^(plugins\/for-programs|src\/api-description)\//,
    specs: ['for-programs', 'budgets', 'content-policy'],
  },
  { files: /^plugins\/search\//, specs: ['search', 'keyboard'] },
  {
    files: /^plugins\/static-first\//,
    specs: ['static-first', 'content-policy', 'deploys', 'budgets', 'page-types', 'errors'],
  },
  {
    files: /^(plugins\/messages|src\/rendering\/messages|data\/mensajes)\//,
    specs: ['messages', 'page-types'],
  },
  {
    files: /^(plugins\/finders|src\/rendering\/finders)\//,
    specs: ['finders', 'page-types'],
  },
  { files: /^plugins\/offline\//, specs: ['offline', 'budgets'] },
  { files: /^plugins\/held-navigation\//, specs: ['navigation', 'errors'] },
  {
    files: /^plugins\/bundler-options\//,
    specs: ['budgets', 'navigation', 'layout', 'routes', 'state'],
  },
  { files: /^plugins\/reading-aids\//, specs: ['reading-aids', 'content-policy'] },
  { files: /^src\/rendering\/screens\//, specs: ['screens', 'page-types'] },
  { files: /^src\/rendering\/walk-throughs\//, specs: ['walk-throughs', 'page-types'] },
  { files: /^src\/rendering\/code-blocks\//, specs: ['code', 'page-types'] },
  { files: /^src\/rendering\/(charts|directives|markdown)\//, specs: ['page-types', 'design'] },
  { files: /^src\/(api-query|components\/QueryBuilder)\//, specs: ['query-builder'] },
  { files: /^src\/components\/(ListFilters|PageNodes)\//, specs: ['finders', 'messages'] },
  { files: /^src\/components\/(?!QueryBuilder)/, specs: ['reading-aids', 'page-types'] },
  { files: /^src\/text\//, content: true, specs: ['search', 'finders', 'messages'] },
  { files: /^src\/(browser|build)\//, specs: ['static-first', 'search', 'page-types'] },
  { files: /^src\/css\//, specs: ['design', 'page-types', 'budgets'] },
  {
    files: /^src\/(theme|site|pages)\//,
    specs: ['addresses', 'layout', 'navigation', 'routes', 'state', 'page-types'],
  },
  {
    files: /^tools\/(site-server|check-deploy)\//,
    specs: ['addresses', 'routes', 'errors', 'content-policy'],
  },
  { files: /^tests\/.*\.(spec|setup)\.ts$/, specs: 'itself' },
  { files: /^tests\/(support|conformance\/(support|fixtures))\//, everything: true },
  {
    files: /^(package(-lock)?\.json|tsconfig\.json|[\w.]+\.config\.m?ts|sidebars\.ts)$/,
    everything: true,
  },
];
