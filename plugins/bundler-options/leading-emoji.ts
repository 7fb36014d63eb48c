/**
 * Stands for what looks for an emoji at the beginning of a card's title: its regular expression stops every
 * Firefox before 125 and, before 15.4, 17 or 112, Safari and Chromium. No title has one.
 */
export function extractLeadingEmoji(title: string): { emoji: null; rest: string } {
  return { emoji: null, rest: title };
}
