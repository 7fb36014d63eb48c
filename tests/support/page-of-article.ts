import { type BuiltPage, readPage } from '../../src/built-pages/read-page';

interface Surroundings {
  /** Classes of the document, which tell the kind of page. */
  htmlClass?: string;
  /** What else its head has. */
  head?: string;
}

/** The page with this HTML in its article, read; a page of the documentation unless it is told otherwise. */
export function pageOfArticle(
  article: string,
  { htmlClass = 'docs-wrapper docs-doc-page', head = '' }: Surroundings = {},
): BuiltPage | undefined {
  const html = `<!doctype html><html lang=es class="${htmlClass}"><head>
<link rel=canonical href=https://ayuda.example.com/docs/delfin/cierre/ />${head}</head>
<body><nav id=fuera><strong>Menú</strong></nav><article>${article}</article><footer id=pie>Pie</footer></body>`;
  return readPage(html, 'docs/delfin/cierre/index.html');
}
