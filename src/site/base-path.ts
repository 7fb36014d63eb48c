/**
 * The path that the site stands under on its host, which every address within the site begins with.
 *
 * @param setting value of `BASE_URL`; without one the site stands at the root, `/`
 * @throws Error unless it is a path that begins and ends with a slash, such as `/ayuda/`
 */
export function readBasePath(setting: string | undefined): string {
  if (!setting) return '/';
  if (/^\/(?:[\w.~-]+\/)*$/.test(setting)) return setting;
  throw new Error(
    `BASE_URL is «${setting}»; expected a path that begins and ends with a slash, such as /ayuda/ ` +
      '(the address of the host goes to SITE_URL). Correct the environment variable and build again.',
  );
}
