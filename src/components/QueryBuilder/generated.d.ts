/** Written by the facts plugin at build time (plugins/facts/api-data.ts). */
declare module '@generated/facts/default/api.json' {
  const data: import('../../api-query/draft').BuilderData;
  export default data;
}
