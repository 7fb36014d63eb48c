/** The product being read, by its section of the documentation, or undefined outside of it. */
export function currentProduct(pathname: string, baseUrl: string): string | undefined {
  if (!pathname.startsWith(`${baseUrl}docs/`)) return undefined;
  const [section] = pathname.slice(`${baseUrl}docs/`.length).split('/');
  return section || undefined;
}
