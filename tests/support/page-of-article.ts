import { type BuiltPage, readPage } from '../../src/built-pages/read-page';

/** The page of the documentation with this HTML in its article, and perhaps more in its head, read. */
export function pageOfArticle(
  article: string,
  { head = '' }: { head?: string } = {},
): BuiltPage | undefined {
  const html = `<!doctype html><html lang=es class="docs-wrapper docs-doc-page"><head>
<link rel=canonical href=https://ayuda.example.com/docs/delfin/cierre/ />${head}</head>
<body><nav id=fuera><strong>Menú</strong></nav><article>${article}</article><footer id=pie>Pie</footer></body>`;
  return readPage(html, 'docs/delfin/cierre/index.html');
}
