/**
 * Copies a text that is still on the way: Safari allows it only where it is asked for at once.
 *
 * @returns false where the browser lets no page copy
 * @throws what the text failed with
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    // Whoever awaits the text is told of its failure.
    blob.catch(() => {});
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    const value = await text;
    try {
      await navigator.clipboard.writeText(value);
      return true;
    } catch {
      return false;
    }
  }
}
