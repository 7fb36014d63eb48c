/**
 * Loader that leaves a page as it is, and has it compiled again when one more file changes than the
 * page's own.
 *
 * @this {{ getOptions(): { file: string }, addDependency(file: string): void }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function dependOn(source) {
  this.addDependency(this.getOptions().file);
  return source;
};
