const IMPORT = "import { BrowserRouter, HashRouter } from 'react-router-dom';";

/**
 * Loader for the entry of the client: leaves out the router for addresses after a `#`, which the
 * configuration of this site does not choose.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function withOneRouter(source) {
  if (source.includes(IMPORT)) {
    return source.replace(
      IMPORT,
      "import { BrowserRouter } from 'react-router-dom';\nconst HashRouter = BrowserRouter;",
    );
  }
  throw new Error(
    `@docusaurus/core no longer has «${IMPORT}» in its lib/client/clientEntry.js. Bring ` +
      'plugins/bundle-diet/client-entry.cjs after it.',
  );
};
