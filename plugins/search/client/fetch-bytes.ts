/** How long, in milliseconds, a file may bring nothing before it is given up. */
const SILENCE = 10_000;

/**
 * Fetches a file whole. There is no limit to how long a slow line may take, but one to how long it may
 * be silent.
 *
 * @throws Error when it does not answer, falls silent or answers with anything but the file
 */
export async function fetchBytes(url: string, cache: RequestCache): Promise<ArrayBuffer> {
  const control = new AbortController();
  const silent = new Error(`${url} brought nothing for ${SILENCE} ms.`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(silent), SILENCE);
  };
  listen();
  try {
    const response = await fetch(url, { cache, signal: control.signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}; expected 200.`);
    return await readWhole(response, listen);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads a body piece by piece, telling of each. */
async function readWhole(response: Response, onPiece: () => void): Promise<ArrayBuffer> {
  const pieces: BlobPart[] = [];
  const reader = response.body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return new Blob(pieces).arrayBuffer();
    onPiece();
    pieces.push(piece.value);
  }
}
