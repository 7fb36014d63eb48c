/** The body and type of a file as the site sends it. */
export async function readWhole(address: string): Promise<{ body: Buffer; type: string }> {
  const response = await fetch(address);
  return {
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  };
}
