import { expect, it } from 'vitest';
import { pageOfArticle } from '../../tests/support/page-of-article';
import type { DocText } from './doc-text';

/** As the framework minifies it: without the tags that HTML lets one leave out. */
function textOf(body: string): DocText | undefined {
  return pageOfArticle(
    '<nav><a href=/docs/delfin>Delfín</a></nav>' +
      `<div class="theme-doc-markdown markdown"><header><h1>Cierre de caja</h1></header>${body}</div>` +
      '<section class=utilidad><p>¿Le sirvió esta página?</section>',
  )?.text;
}

function markdownOf(body: string): string | undefined {
  return textOf(body)?.markdown;
}

it('calls a message what its drawn box says, and keeps what stands first below it', () => {
  const { text } =
    pageOfArticle(
      '<div class=markdown><header class="pantalla cuadro"><div class=ventana><h1><b>DLF-2204<span>. </span></b>No alcanza.' +
        '</h1></div></header><p>¿Hacía otra cosa?<h2 id=que-hacer>Qué hacer</h2></div>',
    ) ?? {};
  expect(text?.title).toBe('DLF-2204. No alcanza.');
  expect(text?.markdown).toBe('¿Hacía otra cosa?\n\n## Qué hacer\n');
});

it('keeps the text of a page, with links that lead from anywhere', () => {
  const text = textOf(
    '<p>Cierre con <a href=/docs/delfin/caja/>la caja</a> o <a href=#pasos>así</a>. <button>Copiar</button>' +
      '<h2 id=pasos>Pasos<a href=#pasos class=hash-link>​</a></h2><ol><li>Pulse <strong>Grabar </strong>(F9).</ol>',
  );
  expect(text?.title).toBe('Cierre de caja');
  expect(text?.markdown).toBe(
    'Cierre con [la caja](https://ayuda.example.com/docs/delfin/caja/) o ' +
      '[así](https://ayuda.example.com/docs/delfin/cierre/#pasos).\n\n' +
      '## Pasos\n\n1. Pulse **Grabar** (F9).\n',
  );
});

it('writes tables, what unfolds, warnings and code', () => {
  expect(
    markdownOf(
      '<div class=tabla><table><thead><tr><th>Campo<th>Qué escribir<tbody><tr><td><strong>Base</strong><td>El dinero.</table></div>' +
        '<details class=pliegue><summary>El otro campo</summary><p>Nota.</details>' +
        '<details class=pregunta><summary><h2 id=a>¿Y si no?</h2></summary><p>Espere.</details>' +
        '<div class="theme-admonition alert alert--warning"><div><span><svg></svg></span>Importante</div><div><p>No se anula.</div></div>' +
        '<pre class="language-http thin-scrollbar"><code><span class=token>GET</span> /estado</code></pre>',
    ),
  ).toBe(
    '| Campo | Qué escribir |\n| - | - |\n| **Base** | El dinero. |\n\n' +
      '**El otro campo**\n\nNota.\n\n## ¿Y si no?\n\nEspere.\n\n' +
      '> Importante\n>\n> No se anula.\n\n```http\nGET /estado\n```\n',
  );
});

it('shows a picture by its address, and says what one shows that the page holds itself', () => {
  const pictures = [
    '<p><img src=/assets/images/caja.png alt="La caja abierta.">',
    '<p><img src="data:image/svg+xml;base64,PHN2Zz4=" alt="El cable va a la impresora.">',
  ];
  expect(markdownOf(pictures.join(''))).toBe(
    '![La caja abierta.](https://ayuda.example.com/assets/images/caja.png)\n\nEl cable va a la impresora.\n',
  );
});

it('tells a chart by its numbers, and code of a program by its language', () => {
  expect(
    markdownOf(
      '<figure class=grafico><figcaption>Gráfico: Total por día</figcaption><svg><text>1</text></svg>' +
        '<ol><li>Lunes <b>$ 5</b></ol></figure>' +
        '<div class=formas><details><summary>Excel</summary><pre class=language-text><code>let a</code></pre></details>' +
        '<details><summary>JavaScript</summary><pre class=language-text><code>fetch()</code></pre></details></div>',
    ),
  ).toBe(
    'Gráfico: Total por día\n\n1. Lunes **$ 5**\n\n' +
      '**Excel**\n\n```powerquery\nlet a\n```\n\n**JavaScript**\n\n```js\nfetch()\n```\n',
  );
});

const WINDOW =
  '<div class="ventana escritorio" role=img><div class=v-titulo>Delfín — Cierre de caja</div>' +
  '<div class=v-botones><span class=on><i>1</i>Grabar<u>F9</u></span><span>»</span></div><div class=v-campos>' +
  '<p class=on><b><i>2</i>Observación</b><span>Faltó cambio</span><p class="marca si"><b>Activo</b><span>Sí</span>' +
  '<p class=busca><b>Cliente</b><span>C001<em>Tienda</em></span><p><b>Nota</b><span></span></div>' +
  '<div class=v-lineas><p><b>Producto</b><b class=num>Cantidad</b><p><span>ABA-001</span><span>2</span><p><span></span><span></span></div>' +
  '<div class=v-aviso><div><b>DLF-2203</b><p>La diferencia supera el límite.</p><span>Ver ayuda</span></div></div></div>';

it('tells a drawn window by its name, its fields with values, its lines, its buttons and its message', () => {
  expect(
    markdownOf(
      `<figure class=pantalla data-pantalla=cierre>${WINDOW}<figcaption><p>La ventana Cierre de Delfín.` +
        '<ul><li><i>1</i> <b>Grabar</b>: cierra.</ul></figcaption></figure>',
    ),
  ).toBe(
    '**La ventana Cierre de Delfín.**\n\n' +
      '- **Observación**: Faltó cambio\n- **Activo**: Sí\n- **Cliente**: C001 Tienda\n- **Nota**: vacío\n\n' +
      '| Producto | Cantidad |\n| - | - |\n| ABA-001 | 2 |\n\n' +
      '**Botones**: Grabar (F9).\n\n**Mensaje**: DLF-2203. La diferencia supera el límite.\n\n' +
      '- **Grabar**: cierra.\n',
  );
});

it('tells a walk-through by its steps, with what each points at', () => {
  expect(
    markdownOf(
      '<div class=recorrido><div class=recorrido-mandos><p>Paso 1 de 1</div><section><ol><li>' +
        '<p class=recorrido-numero>Paso 1 de 1. <div class=recorrido-texto><p class=recorrido-haga>Grabe.<p>Queda cerrada.</div>' +
        `<div class=pantalla data-pantalla=cierre>${WINDOW}</div><p class=recorrido-saltos><a href=#x>‹</a></ol></section></div>`,
    ),
  ).toBe('1. Grabe.\n\n   Queda cerrada.\n\n   En la ventana: Observación: Faltó cambio.\n');
});

it('parts a page into sections with what they say and ask to do', () => {
  const text = textOf(
    '<p>Antes.<h2 id=pasos>Pasos</h2><p>Con la caja abierta:<ol><li>Abra <strong>Cierre</strong>.' +
      `<figure class=pantalla>${WINDOW}<figcaption><p>La ventana.</figcaption></figure><li>Grabe.</ol><p>Listo.` +
      '<div class=recorrido><ol><li>Otra vez.</ol></div><h2 id=fin>Fin</h2><ul><li>Uno<li>Dos</ul>',
  );
  expect(text?.sections).toEqual([
    {
      ...{ anchor: 'pasos', title: 'Pasos' },
      text: 'Con la caja abierta:\nListo.',
      steps: ['Abra Cierre.', 'Grabe.'],
    },
    { anchor: 'fin', title: 'Fin', text: 'Uno\nDos', steps: [] },
  ]);
});
