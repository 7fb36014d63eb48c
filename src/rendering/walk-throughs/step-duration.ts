/** Seconds to look at a drawing before reading what it shows. */
const SECONDS_TO_LOOK = 3;
/** Words a second that a reader who compares text and drawing takes in. */
const WORDS_A_SECOND = 2;

/** Seconds that a step stays on when the walk-through plays by itself, from the text beside it. */
export function readingSeconds(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return SECONDS_TO_LOOK + Math.ceil(words / WORDS_A_SECOND);
}
