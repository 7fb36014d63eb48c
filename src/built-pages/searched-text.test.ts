import { describe, expect, it } from 'vitest';
import { pageOfArticle } from '../../tests/support/page-of-article';

const searched = (article: string) => pageOfArticle(article)?.searched;

describe('what is searched of a page', () => {
  it('cuts the text at h2 and h3 with an anchor, one line a block', () => {
    const article = `<div class=markdown><h1>T</h1><p>Uno.<h2 id=campos>Campos<a class=hash-link href=#campos title="Enlace directo">#</a></h2>
<table><tr><th>Campo<td>Valor</table><h3 id=otro>Otro</h3><ul><li>Dos<li>Tres</ul></div>`;
    expect(searched(article)?.sections).toEqual([
      { anchor: '', heading: '', text: 'Uno.' },
      { anchor: 'campos', heading: 'Campos', text: 'Campo\nValor' },
      { anchor: 'otro', heading: 'Otro', text: 'Dos\nTres' },
    ]);
  });

  it('tells what of a section stands beside its tables and folds', () => {
    const article = `<div class=markdown><h1>T</h1><p>Uno.<table><tr><th>Campo<td>Valor</table><p>Dos.
<details><summary>El otro campo</summary><p>Tres.</details><h2 id=campos>Campos</h2><table><tr><td>Cupo</table></div>`;
    expect(searched(article)?.sections).toMatchObject([
      { text: 'Uno.\nCampo\nValor\nDos.\nEl otro campo\nTres.', passage: 'Uno.\nDos.\nTres.' },
      { anchor: 'campos', text: 'Cupo' },
    ]);
    expect(searched(article)?.sections[1]).not.toHaveProperty('passage');
  });

  it.each([
    [
      'a drawn screen, which repeats the table of fields',
      '<p>Uno.<figure class=pantalla data-pantalla=clientes><div role=img><p>Cupo</p></div><figcaption>Dos.</figcaption></figure><p>Tres.',
      'Uno.\nTres.',
    ],
    [
      'what is not said by the page: tooltips, drawings, what stands around it',
      '<p>El <a href=/g>talonario<span role=tooltip>Facturas en papel.</span></a> sirve\n<svg><text>12</text></svg><span aria-hidden=true>→</span>',
      'El talonario sirve',
    ],
    [
      'sections that only lead elsewhere',
      '<p>Texto.<h2 id=mas>Más páginas</h2><ul><li><a href=/a>Apertura de caja</a><li><a href=/b>Cierre de caja</a></ul>',
      'Texto.',
    ],
    [
      'related pages, even where a sentence comes with them',
      '<p>Texto.<h2 id=relacionadas>Páginas relacionadas<a class=hash-link href=#relacionadas>#</a></h2><p>Antes de rebajar un color que no rota, mire cuánto se vende.<ul><li><a href=/a>Colores</a></ul>',
      'Texto.',
    ],
  ])('leaves out %s', (_what, body, text) => {
    const article = `<div class=markdown><h1>T</h1>${body}</div>`;
    expect(searched(article)?.sections).toEqual([{ anchor: '', heading: '', text }]);
  });

  it('leaves out a table of pages, but not one that only names pages in passing', () => {
    const article = `<div class=markdown><h1>T</h1><p>Texto.<h2 id=seccion>En esta sección</h2>
<table><tr><th>Página<th>Para qué sirve<tr><td><a href=/a>Kárdex</a><td>Siga cada entrada y salida de un producto.
<tr><td><a href=/b>Facturas</a><td>Busque una factura y sáquele copia.</table>
<h2 id=campos>Campos</h2><table><tr><td>Bodega<td>De dónde sale; se crea en <a href=/c>Centros</a>.</table></div>`;
    const sections = searched(article)?.sections;
    expect(sections?.map(({ anchor }) => anchor)).toEqual(['', 'campos']);
  });
});
