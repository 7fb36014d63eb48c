/** Whether the page helped. */
export type Answer = 'si' | 'no';

const openings: Record<Answer, string> = {
  si: 'Me sirvió esta página',
  no: 'No me sirvió esta página',
};

/** What a reader sends by message about a page; the section only when its address names one. */
export function feedbackMessage(
  answer: Answer,
  page: { title: string; address: string },
  section: string,
): string {
  const place = section ? `${page.title}, ${section}` : page.title;
  return `${openings[answer]}: ${place} (${page.address}). `;
}

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
