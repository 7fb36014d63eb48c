import { expect, test } from 'vitest';
import { problemsOf } from '../../../tests/support/fixture-content';
import { apiRequests } from './api-requests';

const apiPage = 'docs/api/modo-de-uso/excel/index.mdx';
const server = 'http://SERVIDOR-DELFIN:5490/api/v2';
const problems = (body: string) => problemsOf(apiRequests, { [apiPage]: body });

test.each([
  ['an answer that is typed', '```json\n{"total": 3}\n```\n', '::api-respuesta'],
  ['a filter', 'Pida `precio:mayor:cien`.', 'works on no entity'],
  ['a record', 'Pida `/productos/ABA-999`.', 'answers 404'],
  ['an address', `Pida \`${server}/producto\`.`, 'answers 404'],
  ['a parameter that nothing reads', `Pida \`${server}/productos?columna=a\`.`, '«columnas»'],
])('finds %s', (_what, body, message) => {
  expect(problems(body)).toEqual([expect.stringContaining(message)]);
});

test('accepts what works, what is shown to be wrong, and other code', () => {
  const codes = '`precio:mayor:100`, `filtro=precio:mas:100`, `/productos/ABA-001` y `limite=3`';
  expect(problems(`Pida ${codes}.\n\n\`\`\`text\nDLF\n\`\`\``)).toEqual([]);
});
