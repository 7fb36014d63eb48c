import { encodePart } from '../../src/api-query/request';

function unquote(literal: string): string {
  return literal.slice(1, -1).replaceAll('""', '"').replaceAll('#(#)(', '#(');
}

/**
 * The address and the key that a Power Query code sends. A parameter that the code
 * computes, such as the number of a page, counts as 1.
 */
export function readPowerQuery(code: string): { address: string; key: string | undefined } {
  const text = /"(?:[^"]|"")*"/.source;
  const [, address = ''] = code.match(new RegExp(`Web\\.Contents\\((${text})`)) ?? [];
  const [, query = ''] = code.match(new RegExp(`Query = \\[((?:${text}|[^\\]"])*)\\]`)) ?? [];
  const value = `${text}|\\{(?:${text}|[, ])*\\}|[A-Za-z.]+\\([^)]*\\)`;
  const fields = [...query.matchAll(new RegExp(`([a-z]+) = (${value})`, 'g'))];
  const parameters = fields.flatMap(([, name = '', written = '']) => {
    const texts = [...written.matchAll(new RegExp(text, 'g'))].map(([item]) => unquote(item));
    return (texts.length > 0 ? texts : ['1']).map((item) => `${name}=${encodePart(item)}`);
  });
  const search = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  const [, key] = code.match(/#"X-Api-Key" = "([^"]*)"/) ?? [];
  return { address: unquote(address) + search, key };
}
