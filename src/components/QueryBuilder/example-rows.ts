import type { Row } from '../../api-query/model';

/**
 * Fetches the example rows of one entity: a file of their own each, so that a phone downloads only
 * what it asks for. The bundler keeps what has arrived, and asks again after a failure.
 * @throws Error when the file does not arrive.
 */
export async function fetchExampleRows(entity: string): Promise<readonly Row[]> {
  const file: { default: readonly Row[] } = await import(
    `@generated/facts/default/api-rows/${entity}.json`
  );
  return file.default;
}
