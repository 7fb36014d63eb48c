import { expect, test } from 'vitest';
import { problemsOf } from '../../../tests/support/fixture-content';
import { apiRequests } from './api-requests';

const apiPage = 'docs/api/modo-de-uso/excel/index.mdx';
const problems = (body: string) => problemsOf(apiRequests, { [apiPage]: body });
const request = (target: string) => `\`\`\`http\nGET /api/v2${target} HTTP/1.1\n\`\`\`\n`;
const powerQuery = (entity: string) =>
  `\`\`\`powerquery\nWeb.Contents("http://SERVIDOR-DELFIN:5490/api/v2/${entity}")\n\`\`\`\n`;

test.each([
  ['an answer that is typed', '```json\n{"total": 3}\n```\n', '::api-respuesta'],
  ['a request that is refused', request('/producto'), '/producto answers 404'],
  ['a parameter that the API passes over', request('/productos?columna=codigo'), '«columnas»'],
  ['a Power Query code that is refused', powerQuery('producto'), 'answers 404'],
  ['a filter', 'Pida `precio:mayor:cien`.', 'works on no entity'],
  ['a record', 'Pida `/productos/ABA-999`.', 'answers 404'],
  ['an address', 'Pida `http://SERVIDOR-DELFIN:5490/api/v2/producto`.', 'answers 404'],
])('finds %s', (_what, body, message) => {
  expect(problems(body)).toEqual([expect.stringContaining(message)]);
});

test('accepts what works, what is shown to be wrong, and other code', () => {
  const codes = '`precio:mayor:100`, `filtro=precio:mas:100`, `/productos/ABA-001` y `limite=3`';
  const blocks = [request('/productos?columnas=codigo&contar=si'), powerQuery('productos')];
  expect(problems([`Pida ${codes}.`, ...blocks, '```text\nDLF\n```'].join('\n\n'))).toEqual([]);
});
