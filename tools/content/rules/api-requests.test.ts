import { expect, test } from 'vitest';
import { problemsOf } from '../../../tests/support/fixture-content';
import { apiRequests } from './api-requests';

const apiPage = 'docs/api/modo-de-uso/excel/index.mdx';
const problems = (body: string) => problemsOf(apiRequests, { [apiPage]: body });
const request = (target: string) => `\`\`\`http\nGET /api/v2${target} HTTP/1.1\n\`\`\`\n`;
const answer = (json: string) => `\n\`\`\`json\n${json}\n\`\`\`\n`;

test('finds an answer that its request does not get', () => {
  const asked = request('/productos/ABA-003?columnas=precio');
  expect(problems(asked + answer('{"precio": 21001}'))).toEqual([
    expect.stringMatching(/^5 this is not what .*"precio": 21000/s),
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
