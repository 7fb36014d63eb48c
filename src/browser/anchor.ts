/** The anchor that an address names, '' when it names none or is no valid address. */
export function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Title of a heading as it is read, without the invisible text of its link. */
export function headingText(text: string | null | undefined): string {
  return (text ?? '').replaceAll('\u200b', '').trim();
}
