import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Facts } from '../../../src/facts/facts';
import { loadFacts } from '../../../src/facts/load-facts';
import { contentOf } from '../../../tests/support/fixture-content';
import { smallDataDir, smallFacts } from '../../../tests/support/small-facts';
import type { ContentRule } from '../rule';
import { ApiRequests } from './api-requests';
import { DistinctSteps } from './distinct-steps';
import { OwnWords } from './own-words';
import { SameExample } from './same-example';
import { SameSteps } from './same-steps';

const scratch = mkdtempSync(path.join(tmpdir(), 'rules-'));

afterAll(() => {
  rmSync(scratch, { recursive: true });
});

/** The small facts with some pieces of text of a file replaced. */
function factsWith(file: string, edits: readonly (readonly [string, string])[]): Facts {
  const dataDir = path.join(mkdtempSync(path.join(scratch, 'facts-')), 'data');
  cpSync(smallDataDir, dataDir, { recursive: true });
  const absolute = path.join(dataDir, file);
  const text = edits.reduce(
    (whole, [before, after]) => {
      expect(whole, `${file} should hold «${before}»`).toContain(before);
      return whole.replace(before, after);
    },
    readFileSync(absolute, 'utf8'),
  );
  writeFileSync(absolute, text);
  return loadFacts(dataDir);
}

function findings(rule: ContentRule, files: Record<string, string>, facts = smallFacts): string[] {
  return rule
    .check({ ...contentOf(files), facts })
    .map(({ file, line, message }) => `${path.basename(file)}:${line ?? '-'} ${message}`);
}

describe('same-example', () => {
  const month = 'docs/delfin/movimientos/inventarios/cierre-de-mes/index.mdx';
  const story = 'recorridos/cierre-de-mes.yaml';
  const told = smallFacts.walkThroughs.find(({ id }) => id === 'cierre-de-mes');
  const [step] = told?.pasos ?? [];
  const withResult = (words: string) => factsWith(story, [[step?.resultado ?? '', words]]);
  const problems = (facts: Facts, page: string) =>
    findings(new SameExample(), { [month]: page }, facts);

  test('finds an amount and a document that the page does not tell', () => {
    const facts = withResult('Aparecen $ 12.345 y PE1-9999');
    const found = problems(facts, 'El cierre suma $ 12.346.');
    expect(found).toContainEqual(
      expect.stringMatching(/^cierre-de-mes\.yaml:\d+ «\$ 12\.345» is not in the example of/),
    );
    expect(found).toContainEqual(expect.stringContaining('«PE1-9999»'));
  });

  test('accepts the figures of the page', () => {
    const facts = withResult('Aparecen $ 12.345 y PE1-9999');
    const found = problems(facts, 'El cierre suma $ 12.345, con PE1-9999.');
    expect(found.join()).not.toMatch(/12\.345|PE1-9999/);
  });
});

describe('same-steps', () => {
  const month = 'docs/delfin/movimientos/inventarios/cierre-de-mes/index.mdx';
  const story = 'recorridos/cierre-de-mes.yaml';
  const told = smallFacts.walkThroughs.find(({ id }) => id === 'cierre-de-mes');
  const part = told?.pasos
    .flatMap(({ haga, resaltar = [] }) => resaltar.filter((name) => haga.includes(`**${name}**`)))
    .at(0);
  const problems = (page: string) => findings(new SameSteps(), { [month]: page });

  test('finds what a walk-through presses and no written step names', () => {
    expect(problems(`1. Abra.\n\nEn el texto, **${part}**.`)).toContainEqual(
      expect.stringMatching(
        new RegExp(`^${path.basename(story)}:\\d+ step \\d of «cierre-de-mes» names «${part}»`),
      ),
    );
  });

  test('accepts what a step of the page names', () => {
    expect(problems(`1. Pulse **${part}**.`).join()).not.toContain(`«${part}»`);
  });
});

describe('distinct-steps', () => {
  const [told] = smallFacts.walkThroughs;
  const [first, ...others] = told?.pasos ?? [];
  const twice: Facts = {
    ...smallFacts,
    walkThroughs: told && first ? [{ ...told, pasos: [first, { ...first }, ...others] }] : [],
  };

  test('finds a step that shows the window of the step before', () => {
    expect(findings(new DistinctSteps(), {}, twice)).toEqual([
      expect.stringContaining(`step 2 of «${told?.id}» shows the same window`),
    ]);
  });

  test('accepts steps of which each shows something else', () => {
    expect(smallFacts.walkThroughs.length).toBeGreaterThan(1);
    expect(findings(new DistinctSteps(), {})).toEqual([]);
  });
});

const apiPage = 'docs/api/modo-de-uso/excel/index.mdx';

describe('api-requests', () => {
  const problems = (body: string) => findings(new ApiRequests(), { [apiPage]: body });
  const request = (target: string) => `\`\`\`http\nGET /api/v2${target} HTTP/1.1\n\`\`\`\n`;
  const answer = (json: string) => `\n\`\`\`json\n${json}\n\`\`\`\n`;

  test('finds an answer that its request does not get', () => {
    const asked = request('/productos/ABA-003?columnas=precio');
    expect(problems(asked + answer('{"precio": 21001}'))).toEqual([
      expect.stringMatching(/^index\.mdx:5 this is not what .*"precio": 21000/s),
    ]);
    expect(problems(asked + answer('{"precio": 21000}'))).toEqual([]);
  });

  test('accepts the first rows of a list, and finds another row', () => {
    const asked = request('/productos?columnas=codigo&limite=3');
    const list = (code: string) =>
      answer(`{"datos": [{"codigo": "${code}"}], "pagina": 1, "limite": 3, "total": 26}`);
    expect(problems(asked + list('ABA-001'))).toEqual([]);
    expect(problems(asked + list('ABA-002'))).toHaveLength(1);
  });

  test('finds a request that is refused, unless its error follows', () => {
    const asked = request('/producto');
    expect(problems(asked)).toEqual([expect.stringContaining('/producto answers 404')]);
    expect(problems(`${asked}\n\`\`\`text\n"error"\n\`\`\`\n`)).toEqual([]);
  });

  test('finds a parameter that the API does not read', () => {
    expect(problems(request('/productos?columna=codigo'))).toEqual([
      expect.stringMatching(
        /\/productos\?columna=codigo has .* «columna» is not known; did you mean «columnas»/,
      ),
    ]);
    expect(problems(request('/productos?columnas=codigo&contar=si'))).toEqual([]);
  });

  test('finds a Power Query code that asks for what does not exist', () => {
    const code = (entity: string) =>
      `\`\`\`powerquery\nWeb.Contents("http://SERVIDOR-DELFIN:5490/api/v2/${entity}")\n\`\`\`\n`;
    expect(problems(code('producto'))).toEqual([expect.stringContaining('answers 404')]);
    expect(problems(code('productos'))).toEqual([]);
  });

  test.each([
    ['`precio:mayor:cien`', 'works on no entity'],
    ['`/productos/ABA-999`', 'answers 404'],
    ['`http://SERVIDOR-DELFIN:5490/api/v2/producto`', 'answers 404'],
  ])('finds %s inside a sentence', (code, message) => {
    expect(problems(`Pida ${code}.`)).toEqual([expect.stringContaining(message)]);
  });

  test('accepts what works, what is shown to be wrong, and other code', () => {
    const codes = '`precio:mayor:100`, `filtro=precio:mas:100`, `/productos/ABA-001` y `limite=3`';
    expect(problems(`Pida ${codes}.`)).toEqual([]);
  });
});

describe('own-words', () => {
  const spanish = { has: (word: string) => word === 'caja', suggest: () => [] };
  const problems = (...words: string[]) => findings(new OwnWords('words.txt', words, spanish), {});

  test.each([
    [
      ['kardex', 'app'],
      'words.txt:2 «app» comes before «kardex»; the list is sorted, capitals first',
    ],
    [['app', 'app'], 'words.txt:2 «app» stands twice; remove one'],
    [['app', 'caja'], 'words.txt:2 «caja» is in the dictionary already; remove it'],
  ])('finds %j', (words, message) => {
    expect(problems(...words)).toEqual([message]);
  });

  test('accepts a sorted list', () => {
    expect(problems('API', 'app', 'kardex')).toEqual([]);
  });
});
