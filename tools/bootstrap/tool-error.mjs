/** A failure whose message tells the developer all there is to know; shown without a stack. */
export class ToolError extends Error {
  /** @override */
  name = 'ToolError';
}

/**
 * Runs a command's main function; a failure is printed and ends the process with code 1.
 *
 * @param {() => Promise<void>} main
 */
export async function runTool(main) {
  try {
    await main();
  } catch (error) {
    // A broken fact says all there is to know, too.
    const told = ['ToolError', 'FactError', 'UnplacedError'];
    const isTold = error instanceof Error && told.includes(error.name);
    console.error(isTold ? `\n${error.message}` : error);
    process.exit(1);
  }
}
