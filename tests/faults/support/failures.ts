import type { Failure } from './faulty-host';

function refuse(status: number, body: string): Failure {
  return ({ response }) => {
    response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8' }).end(body);
  };
}

/** Answers 200 with another body than the file's. */
export function replace(body: string | ((whole: Buffer) => Buffer)): Failure {
  return async ({ response, whole }) => {
    const { body: own, type } = await whole();
    response.writeHead(200, { 'Content-Type': type });
    response.end(typeof body === 'string' ? body : body(own));
  };
}

/** Fails so many times, then never again. */
function times(count: number, failure: Failure): Failure {
  return (request) => (request.before < count ? failure(request) : request.pass());
}

/** Fails only where the browser asks ahead of a click. */
export function whenAhead(failure: Failure): Failure {
  return (request) => (request.isAhead ? failure(request) : request.pass());
}

/** How a file fails, by what the table says of it. */
export const failures = {
  'answers 404': refuse(404, '<h1>Not Found</h1>'),
  'answers 403': refuse(403, '<h1>Forbidden</h1>'),
  'answers 500': refuse(500, '<h1>Internal Server Error</h1>'),
  'answers 503': refuse(503, '<h1>Service Unavailable</h1>'),
  'has its connection cut': ({ response }) => {
    response.socket?.resetAndDestroy();
  },
  'never answers': () => {},
  'stops halfway for ever': async ({ response, whole }) => {
    const { body, type } = await whole();
    response.writeHead(200, { 'Content-Length': body.length, 'Content-Type': type });
    response.write(body.subarray(0, body.length / 2));
  },
  'is cut off halfway': async ({ response, whole }) => {
    const { body, type } = await whole();
    response.writeHead(200, { 'Content-Length': body.length, 'Content-Type': type });
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  },
  'comes without its second half': replace((own) => own.subarray(0, own.length / 2)),
  'comes empty': replace(''),
  'comes as the sign-in page of a hotspot': async ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<!doctype html><title>Wi-Fi</title><h1>Sign in to the network</h1>');
  },
  'comes with a syntax error': replace('function {'),
  'throws when it runs': replace('throw new Error("broken on its way")'),
  'comes with its bytes garbled': replace((own) =>
    Buffer.from(own.map((byte, index) => (index % 97 === 0 ? byte ^ 0x55 : byte))),
  ),
  'fails once, then comes': times(1, refuse(500, '')),
  'fails three times, then comes': times(3, refuse(503, '')),
  'takes three seconds': async ({ pass }) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    pass();
  },
} as const satisfies Record<string, Failure>;

export type FailureName = keyof typeof failures;
