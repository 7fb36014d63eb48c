import type { PrismTheme } from 'prism-react-renderer';

interface Palette {
  text: string;
  background: string;
  comment: string;
  keyword: string;
  string: string;
  number: string;
  name: string;
}

function prismTheme(palette: Palette): PrismTheme {
  return {
    plain: { color: palette.text, backgroundColor: palette.background },
    styles: [
      { types: ['comment', 'prolog'], style: { color: palette.comment, fontStyle: 'italic' } },
      { types: ['keyword', 'builtin', 'section', 'operator'], style: { color: palette.keyword } },
      { types: ['string', 'attr-value', 'header-value'], style: { color: palette.string } },
      { types: ['number', 'boolean', 'constant'], style: { color: palette.number } },
      {
        types: ['property', 'attr-name', 'function', 'header-name', 'key'],
        style: { color: palette.name },
      },
    ],
  };
}

/** Code colours of the light theme; each keeps 4.5:1 on its background. */
export const lightCode = prismTheme({
  text: '#16242f',
  background: '#f4f7f9',
  comment: '#566472',
  keyword: '#8a3ea3',
  string: '#17663a',
  number: '#9a4a08',
  name: '#0b5c8a',
});

/** Code colours of the dark theme; each keeps 4.5:1 on its background. */
export const darkCode = prismTheme({
  text: '#e7eef3',
  background: '#1a252d',
  comment: '#a3b1bc',
  keyword: '#d9a8ea',
  string: '#84d6a4',
  number: '#f0b07a',
  name: '#8fd0f2',
});
