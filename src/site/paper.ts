/** What pages stand on, in both themes: `--papel` of `src/css/tokens.css`, for what reads no stylesheet. */
export const paper = { light: '#ffffff', dark: '#10181f' } as const;
