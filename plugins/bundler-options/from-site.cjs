/**
 * Loader: has the framework name its client modules from the folder of the site, wherever that is.
 *
 * @this {{ rootContext: string }}
 * @param {string} source
 */
module.exports = function fromSite(source) {
  return source.replaceAll(this.rootContext, '@site');
};
