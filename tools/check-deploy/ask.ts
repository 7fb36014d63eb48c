import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** What a server answered. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends one request as it is written and reads the whole answer. Not fetch, which would follow
 * redirects and decompress. Whoever made the certificate is trusted.
 *
 * @param origin `http://localhost:3000`
 */
export function ask(
  origin: string,
  address: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = {
      ...{ method, hostname, port, path: address, headers },
      rejectUnauthorized: false,
    };
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0, headers: answered } = response;
        resolve({ status: statusCode, headers: answered, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}
