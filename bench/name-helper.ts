/**
 * For scripts handed to a page: tsx has esbuild wrap named functions in a helper of its own module,
 * which the page does not have.
 */
export const NAME_HELPER = { content: 'globalThis.__name = (value) => value;' };
