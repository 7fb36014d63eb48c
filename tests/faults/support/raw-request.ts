import { connect } from 'node:net';

/**
 * Sends bytes as they are to 127.0.0.1, whether or not they are HTTP.
 *
 * @param text bytes as Latin-1
 * @param leavesAfter leaves when so many bytes of the answer have come; undefined: reads it all
 * @returns what came until the connection was closed, as Latin-1
 */
export function sendRaw(port: number, text: string, leavesAfter = Infinity): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const answer = () => Buffer.concat(chunks).toString('latin1');
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setTimeout(5_000, () => {
      socket.destroy();
      reject(new Error(`The server neither answered nor closed in 5 s: ${answer().slice(0, 200)}`));
    });
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= leavesAfter) socket.resetAndDestroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close before a request that is none of HTTP was sent to its end.
      if (error.code === 'ECONNREFUSED') reject(error);
    });
    socket.on('close', () => resolve(answer()));
  });
}
