/** A module of data for a route. Of JSON the client would get the bare value where it loads pages by their table. */
export function dataModule(data: unknown): string {
  return `export default ${JSON.stringify(data)};\n`;
}
