/**
 * Loader of every step: hands the source of a module to its function.
 *
 * @this {{ getOptions(): import('./steps').Step, addDependency(file: string): void }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function rewriteSource(source) {
  const { rewrite, reads, text } = this.getOptions();
  for (const file of reads) this.addDependency(file);
  return rewrite(source, text);
};
