/** How long, in milliseconds, a line may bring nothing before it is given up. */
const SILENCE = 10_000;

/**
 * Fetches an answer with its whole body. There is no limit to how long a slow line may take, but one to
 * how long it may be silent. An answer that is not the file is given back as it came, its body unread.
 *
 * @throws Error when the line falls silent, breaks or is called off by `init.signal`
 */
export async function fetchWhole(url: string, init: RequestInit = {}): Promise<Response> {
  const control = new AbortController();
  const callOff = () => control.abort();
  if (init.signal?.aborted) callOff();
  init.signal?.addEventListener('abort', callOff);
  const silent = new Error(`${url} brought nothing for ${SILENCE} ms.`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(silent), SILENCE);
  };
  listen();
  try {
    const response = await fetch(url, { ...init, signal: control.signal });
    return response.ok ? await withWholeBody(response, listen) : response;
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', callOff);
  }
}

/** Reads a body piece by piece, telling of each. */
async function withWholeBody(response: Response, onPiece: () => void): Promise<Response> {
  const pieces: BlobPart[] = [];
  const reader = response.body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) break;
    onPiece();
    pieces.push(piece.value);
  }
  const headers = new Headers(response.headers);
  // Of the answer on its way, not of what was read.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(new Blob(pieces), { status: response.status, headers });
}
