import type { PrismTheme } from 'prism-react-renderer';

/**
 * Code colours, as tokens of `src/css/tokens.css`: one theme serves light and dark, so that code
 * has the reader's colours before any script runs.
 */
export const codeTheme: PrismTheme = {
  plain: { color: 'var(--tinta)', backgroundColor: 'var(--papel-suave)' },
  styles: [
    {
      types: ['comment', 'prolog'],
      style: { color: 'var(--codigo-nota)', fontStyle: 'italic' },
    },
    {
      types: ['keyword', 'builtin', 'section', 'operator'],
      style: { color: 'var(--codigo-palabra)' },
    },
    {
      types: ['string', 'attr-value', 'header-value'],
      style: { color: 'var(--codigo-texto)' },
    },
    { types: ['number', 'boolean', 'constant'], style: { color: 'var(--codigo-numero)' } },
    {
      types: ['property', 'attr-name', 'function', 'header-name', 'key'],
      style: { color: 'var(--codigo-nombre)' },
    },
  ],
};
