type Opener = (from: HTMLElement) => void;

let opener: Opener | undefined;
/** What asked for the search while its box was not there yet. */
let waiting: HTMLElement | undefined;

/** Opens the search dialog, now or as soon as its box is on the page; the focus returns to `from`. */
export function openSearch(from: HTMLElement): void {
  if (opener) opener(from);
  else waiting = from;
}

/**
 * Takes the requests to open the search from now on, the one that waits included.
 * @returns stops taking them
 */
export function takeOpenRequests(open: Opener): () => void {
  opener = open;
  if (waiting) open(waiting);
  waiting = undefined;
  return () => {
    if (opener === open) opener = undefined;
  };
}
