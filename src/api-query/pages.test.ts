import path from 'node:path';
import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { api, ask, facts } from '../../tests/support/api';
import { readPowerQuery } from '../../tests/support/power-query';
import { expandPage } from '../../tools/pages/expanded-page';
import { fileOfRoute } from '../rendering/doc-file';
import { formatPesos } from '../rendering/markdown/format';
import { isList } from './answer';
import { formatJson } from './format-json';
import { operatorNames } from './model';
import { encodePart } from './request';

const docsDir = path.resolve('docs');

/** Every page that may show a request. */
const pages = [...facts.routes.values()]
  .filter((route) => route.path.split('/')[0] === 'api')
  .map((route) => ({
    route: route.path,
    tree: expandPage(fileOfRoute(route, docsDir), facts, docsDir).tree,
  }));

/** Filters that the pages show to say that they are wrong. */
const wrongFilters = ['precio:mas:100', 'nombre:mayor:100'];

interface Block {
  readonly lang: string;
  readonly value: string;
}

function codeBlocks(tree: Root): Block[] {
  const blocks: Block[] = [];
  visit(tree, 'code', ({ lang, value }) => {
    blocks.push({ lang: lang ?? '', value });
  });
  return blocks;
}

function inlineCodes(tree: Root): string[] {
  const codes: string[] = [];
  visit(tree, 'inlineCode', ({ value }) => {
    codes.push(value);
  });
  return codes;
}

function targetOfHttp(value: string): string | undefined {
  return value.match(/^GET \/api\/v2(\/\S+) HTTP/)?.[1];
}

/** The body as a page may show it: whole, or with its first rows. */
function expectBody(shown: unknown, target: string): void {
  const { body } = ask(target);
  const rows = isList(body) ? (shown as { datos: unknown[] }).datos.length : 0;
  const expected = isList(body) ? { ...body, datos: body.datos.slice(0, rows) } : body;
  expect(shown, formatJson(expected)).toEqual(expected);
}

describe.each(pages)('$route', ({ tree }) => {
  const blocks = codeBlocks(tree);

  test('every answer is the one that its request gets', () => {
    let target: string | undefined;
    for (const { lang, value } of blocks) {
      if (lang === 'http') target = targetOfHttp(value);
      if (lang !== 'json' || target === undefined) continue;
      expectBody(JSON.parse(value), target);
      target = undefined;
    }
  });

  test('every request runs; one that is refused is followed by the error', () => {
    for (const [index, { lang, value }] of blocks.entries()) {
      const target = lang === 'http' ? targetOfHttp(value) : undefined;
      if (!target || ask(target).status === 200) continue;
      expect(blocks[index + 1]?.value, target).toContain('"error"');
    }
  });

  test('every Power Query code asks for something that exists', () => {
    for (const { lang, value } of blocks) {
      if (lang !== 'powerquery') continue;
      const { address } = readPowerQuery(value);
      expect(ask(address.slice(api.baseUrl.length)).status, value).toBe(200);
    }
  });

  test('every filter inside a sentence works on some entity', () => {
    const operators = operatorNames.join('|');
    for (const code of inlineCodes(tree)) {
      const filter = code.replace(/^filtro=/, '');
      if (!new RegExp(`^[a-z-]+:(${operators}):\\S`).test(filter)) continue;
      const works = api.entities.some(
        ({ name }) => ask(`/${name}?filtro=${encodePart(filter)}`).status === 200,
      );
      expect(works, filter).toBe(!wrongFilters.includes(filter));
    }
  });

  test('every address inside a sentence leads to something', () => {
    for (const code of inlineCodes(tree)) {
      const target = code.startsWith(`${api.baseUrl}/`)
        ? code.slice(api.baseUrl.length)
        : code.match(/^\/[a-z-]+\/[A-Z0-9-]+$/)?.[0];
      if (target) expect(ask(target).status, code).toBe(200);
    }
  });
});

test('the prose counts and adds what the API brings', () => {
  const count = (target: string) => {
    const { body } = ask(`${target}${target.includes('?') ? '&' : '?'}contar=si`);
    return (body as { total: number }).total;
  };
  const prose = pages.map(({ tree }) => plainText(tree)).join('\n');
  expect(prose).toContain(`Son ${count('/ventas?filtro=fecha:entre:2026-03-02,2026-03-06')} filas`);
  expect(prose).toContain(`tiene ${count('/kardex')} filas`);
  expect(prose).toContain(`hubo ${count('/ventas?filtro=fecha:igual:2026-03-06')} ventas`);
  expect(prose).toContain(`trae ${count('/productos?filtro=proveedor:distinto:P01')}:`);
  expect(prose).toContain(`los otros ${count('/productos?filtro=proveedor:vacio:no')}.`);
  expect(prose).toContain(`La cartera tiene ${count('/cartera')} documentos`);

  const sum = (target: string, column: string) => {
    const { body } = ask(target);
    const rows = isList(body) ? body.datos : [];
    return formatPesos(rows.reduce((total, row) => total + Number(row[column]), 0));
  };
  const dayAtTill = '/ventas?filtro=fecha:igual:2026-03-06&filtro=terminal:igual:T02';
  expect(prose).toContain(`Suman ${sum(dayAtTill, 'total')}.`);
  expect(prose).toContain(`por ${sum(dayAtTill, 'total')}.`);
  expect(prose).toContain(`suman ${sum('/clientes?filtro=saldo:mayor:0', 'saldo')}.`);
  expect(prose).toContain(
    `= ${sum('/ventas-detalle?filtro=documento:igual:FE1-1366', 'total')}, el total de la factura`,
  );
});
