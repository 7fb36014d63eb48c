import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openApiCheck } from '../../tests/support/openapi';
import { markedTexts, RAW_DIRECTIVE, textsIn } from '../../tests/support/raw-marks';
import { answerRequest } from '../api-query/answer';
import { exampleRequest } from '../api-query/request';
import { apiModelOf } from '../facts/api-model';
import { siteFacts } from '../facts/site-facts';
import { openApiFile } from './openapi';

// Of the site's own facts and not of the miniature: what is downloaded is what must be sound.
const facts = siteFacts();
const model = apiModelOf(facts);
const source = openApiFile(facts, { home: 'https://ayuda.example.com/' });
const document = parse(source);
const { answerFaults, requestFaults } = await openApiCheck(document);

function answer(target: string) {
  return answerRequest(exampleRequest(target, model), model, (name) => facts.apiRows[name] ?? []);
}

test.each([
  [source, []],
  [source.replace('operationId: listar-ventas', 'x-id: listar'), ['operation-operationId']],
])('a linter finds in the document nothing but what is wrong', async (text, rules) => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, config });
  expect(problems.map(({ ruleId }) => ruleId)).toEqual(rules);
});

describe('the document', () => {
  test('has each error of the catalogue under its status, with the body that the pages show', () => {
    const { responses } = document.components;
    const named = Object.values<{ content: Record<string, { examples: object }> }>(responses);
    const codes = named.flatMap(({ content }) =>
      Object.keys(content['application/json']?.examples ?? {}),
    );
    expect(codes.sort()).toEqual(facts.api.errores.map(({ codigo }) => codigo).sort());
  });

  test('has no directive in it, and Markdown only in descriptions, where the standard has it', () => {
    const texts = [...textsIn(document)];
    expect(texts.filter(([, text]) => RAW_DIRECTIVE.test(text))).toEqual([]);
    const plain = texts.filter(([place]) => !place.endsWith('/description'));
    expect(markedTexts(Object.fromEntries(plain))).toEqual([]);
    expect(markedTexts(document.components.responses)).toEqual([]);
  });
});

describe('a request', () => {
  test.each(facts.api.ejemplos)(
    'of «$clave» fits the parameters, if it is a good one',
    ({ peticion }) => {
      if (answer(peticion).status !== 200) return;
      expect(requestFaults(peticion)).toEqual([]);
    },
  );

  test.each([
    ...['/producto', '/productos?limit=2', '/productos?columnas=codigo,preico', '/estado/x'],
    ...['/productos?filtro=precio:mas:1', '/productos/ABA-001?limite=2'],
  ])('%s does not fit', (target) => {
    expect(requestFaults(target)).toHaveLength(1);
  });

  test.each([
    ...['limite=0', 'limite=5000', 'limite=abc', 'pagina=0', 'contar=no'],
    'orden=grupo,tipo,unidad,no-cuenta',
  ])('with %s does not fit, and is answered all the same', (parameters) => {
    const target = `/productos?${parameters}`;
    expect(requestFaults(target)).toHaveLength(1);
    expect(answerFaults(target, answer(target))).toEqual([]);
  });
});

describe('an answer of the query builder', () => {
  test.each(facts.api.ejemplos)('to «$clave» is as the document says', ({ peticion }) => {
    expect(answerFaults(peticion, answer(peticion))).toEqual([]);
  });

  test.each(facts.api.entidades)('with any row of $entidad is as the document says', (entity) => {
    const all = `/${entity.entidad}?limite=1000`;
    expect(answerFaults(all, answer(all))).toEqual([]);
    const [row] = facts.apiRows[entity.entidad] ?? [];
    const one = `/${entity.entidad}/${row?.[entity.clave]}?columnas=${entity.clave}`;
    expect(answerFaults(one, answer(one))).toEqual([]);
  });
});
