/**
 * The path of the site's own host that a page tells what did not help; none when it is told to nobody.
 *
 * @param setting value of `REGISTRO`
 * @throws Error unless it is a path of the host, such as `/registro`
 */
export function readLogPath(setting: string | undefined): string | undefined {
  if (!setting) return undefined;
  if (/^(?:\/[\w.~-]+)+$/.test(setting)) return setting;
  throw new Error(
    `REGISTRO is «${setting}»; expected a path of this site's own host without a slash at its end, such as /registro: ` +
      'what readers ask goes to no other host. Correct the environment variable and build again.',
  );
}
