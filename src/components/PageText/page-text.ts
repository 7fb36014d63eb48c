import { fetchWhole } from '../../browser/fetch-whole';
import { plainText } from './plain-text';

/**
 * The text of a page, from its file of Markdown.
 *
 * @throws Error when it cannot be had
 */
export async function pageText(address: string): Promise<string> {
  const answer = await fetchWhole(address);
  const markdown = answer.ok ? await answer.text() : '';
  // A host may answer with a page of its own.
  if (!markdown.startsWith('# ')) throw new Error(`${address} is no Markdown: ${answer.status}`);
  return plainText(markdown);
}
