import type { ApiModel } from '../model';
import { encodeTarget } from '../request';
import { needsKey } from './needs-key';

/** A request as a command of curl; double quotes serve the Windows console and the others alike. */
export function curlCode(target: string, api: ApiModel): string {
  const address = `"${api.baseUrl}${encodeTarget(target)}"`;
  return needsKey(target)
    ? `curl ${address} -H "${api.keyHeader}: ${api.exampleKey}"`
    : `curl ${address}`;
}
