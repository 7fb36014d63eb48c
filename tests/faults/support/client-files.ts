/** Files of the client, by what the table calls them. */
export const clientFiles = {
  'the boot script': /\/assets\/js\/boot\./,
  'the pre-hydration script': /\/assets\/js\/pre-hydration\./,
  "the bundler's runtime": /\/assets\/js\/runtime~main\./,
  'the entry of the client': /\/assets\/js\/main\./,
  'the chunks of the page':
    /\/assets\/js\/(?!boot\.|pre-hydration\.|dialog-search\.|runtime~main\.|main\.|search-|plugins_|src_)/,
  'every script': /\/assets\/js\//,
  'the stylesheet of the client': /\/assets\/css\/styles\./,
  'the stylesheet for paper and pointer': /\/assets\/css\/later\./,
  'the list of pages of the search': /\/search-docs-/,
  'the word index of the search': /\/search-index-/,
  'the texts of the search': /\/search-texts-/,
  'the dialog of the search': /\/assets\/js\/dialog-search\./,
  'the worker of the search': /\/assets\/js\/worker-search/,
  'both files of the search': /\/search-(docs|index)-/,
  'the logo': /\/img\/logo\.svg/,
} as const satisfies Record<string, RegExp>;

export type ClientFile = keyof typeof clientFiles;
