import type { ApiModel } from '../model';
import { encodeTarget } from '../request';
import { needsKey } from './needs-key';

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
