const DARK = 'html[data-theme="dark"] {';
const DECLARATION = /^\s*--([\w-]+):\s*(#[0-9a-f]{6});/gm;

/** Colours by the name of their token, without the dashes: `tinta` → `#14202a`. */
export type Colours = ReadonlyMap<string, string>;

function coloursIn(block: string): [string, string][] {
  return [...block.matchAll(DECLARATION)].map(([, name = '', colour = '']) => [name, colour]);
}

function blockAfter(css: string, selector: string): string {
  const start = css.indexOf(selector);
  if (start === -1) throw new Error(`tokens.css has no block «${selector}»`);
  return css.slice(start, css.indexOf('}', start));
}

/**
 * Reads the colours of tokens.css in each theme; the dark theme keeps the light ones it does not change.
 * @throws Error when the block of a theme is missing
 */
export function readColours(css: string): { light: Colours; dark: Colours } {
  const light = coloursIn(blockAfter(css, ':root {'));
  const dark = coloursIn(blockAfter(css, DARK));
  return { light: new Map(light), dark: new Map([...light, ...dark]) };
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours `#rrggbb` as WCAG 2 reckons it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
