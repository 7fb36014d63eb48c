import { fetchWhole } from '../../../src/browser/fetch-whole';

/**
 * Fetches a file of the search.
 *
 * @throws Error when it does not answer, falls silent or answers with anything but the file
 */
export async function fetchBytes(url: string, cache: RequestCache): Promise<ArrayBuffer> {
  const response = await fetchWhole(url, { cache });
  if (!response.ok) throw new Error(`${url} answered ${response.status}; expected 200.`);
  return response.arrayBuffer();
}
