/** Written by the plugin at build time: what each job comes to do. */
declare module '@generated/search/default/role-tasks.json' {
  const roleTasks: import('./engine/types').RoleTasks;
  export default roleTasks;
}
