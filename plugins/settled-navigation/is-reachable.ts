/** How long, in milliseconds, a server may take to begin its answer. */
const PATIENCE = 8_000;

/** Whether the browser keeps a copy of a page, which it shows without a network. */
async function isKept(address: string): Promise<boolean> {
  // No `caches` on a host without https.
  const { caches } = globalThis as Partial<typeof globalThis>;
  return Boolean(await caches?.match(address, { ignoreVary: true }));
}

/** Whether a page opens at an address: from the server, whatever that says, or from a copy. */
export async function isReachable(address: string): Promise<boolean> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), PATIENCE);
  try {
    await fetch(address, { cache: 'no-store', signal: control.signal });
    return true;
  } catch {
    return isKept(address);
  } finally {
    clearTimeout(timer);
  }
}
