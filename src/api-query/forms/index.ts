import type { ApiModel } from '../model';
import { encodeTarget, needsKey } from '../request';
import { powerQueryCode } from './power-query';

/** A request as a command of curl; double quotes serve the Windows console and the others alike. */
export function curlCode(target: string, api: ApiModel): string {
  const address = `"${api.baseUrl}${encodeTarget(target)}"`;
  return needsKey(target)
    ? `curl ${address} -H "${api.keyHeader}: ${api.exampleKey}"`
    : `curl ${address}`;
}

/** A request as JavaScript with `fetch`; an error of the API is thrown with its own message. */
export function javascriptCode(target: string, api: ApiModel): string {
  const address = `'${api.baseUrl}${encodeTarget(target)}'`;
  const headers = `{ headers: { '${api.keyHeader}': '${api.exampleKey}' } }`;
  const call = needsKey(target) ? `fetch(\n  ${address},\n  ${headers},\n)` : `fetch(${address})`;
  return `const respuesta = await ${call};
const cuerpo = await respuesta.json();
if (!respuesta.ok) throw new Error(cuerpo.error.mensaje);
console.log(cuerpo);`;
}

/** The forms that the pages and the query builder show, in their order; `language` is the one that highlights the code. */
export const requestForms = [
  { id: 'excel', title: 'Excel', language: 'powerquery', code: powerQueryCode },
  { id: 'javascript', title: 'JavaScript', language: 'js', code: javascriptCode },
  { id: 'curl', title: 'curl', language: 'text', code: curlCode },
];
