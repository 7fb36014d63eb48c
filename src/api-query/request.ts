import type { ApiModel } from './model';

/** A request as the server receives it. */
export interface ApiRequest {
  readonly method: string;
  /** What follows the version in the address: `/productos?limite=2`. May be percent-encoded. */
  readonly target: string;
  /** Value of the key header; undefined when the request has none. */
  readonly key: string | undefined;
}

/** The request of an example: it asks, and carries the example key. */
export function exampleRequest(target: string, { exampleKey }: ApiModel): ApiRequest {
  return { method: 'GET', target, key: exampleKey };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Takes a target apart: its entity, the record asked for and its parameters. What is badly encoded is taken as it was written. */
export function readTarget(target: string) {
  const [pathname = '', ...search] = target.split('?');
  const [entity = '', ...recordKey] = pathname.replace(/^\//, '').replace(/\/$/, '').split('/');
  return {
    entity: decode(entity),
    recordKey: recordKey.length > 0 ? decode(recordKey.join('/')) : undefined,
    parameters: new URLSearchParams(search.join('?')),
  };
}

/** Whether a request must carry a key: all but the one that asks for the state of the service. */
export function needsKey(target: string): boolean {
  const { entity, recordKey } = readTarget(target);
  return entity !== 'estado' || recordKey !== undefined;
}

/**
 * Encodes a part of an address. Commas and colons stay readable, as they are on the pages; the
 * marks that a shell or a string in quotes would take for its own are encoded too.
 */
export function encodePart(text: string): string {
  return encodeURIComponent(text)
    .replace(/%2C/g, ',')
    .replace(/%3A/g, ':')
    .replace(
      /[!'()*]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    );
}

/** The target as it travels: every part of path and parameters encoded. */
export function encodeTarget(target: string): string {
  const { entity, recordKey, parameters } = readTarget(target);
  const pathname = [entity, ...(recordKey === undefined ? [] : [recordKey])]
    .map((segment) => `/${encodePart(segment)}`)
    .join('');
  const search = [...parameters].map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`);
  return search.length > 0 ? `${pathname}?${search.join('&')}` : pathname;
}
