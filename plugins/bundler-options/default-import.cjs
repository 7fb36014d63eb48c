/** The one helper of tslib that `@docusaurus/utils-common` calls. @param {any} own */
exports.__importDefault = (own) => (own?.__esModule ? own : { default: own });
