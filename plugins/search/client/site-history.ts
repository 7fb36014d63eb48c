import type { useHistory } from '@docusaurus/router';

type SiteHistory = ReturnType<typeof useHistory>;

let tell: (history: SiteHistory) => void;
const told = new Promise<SiteHistory>((resolve) => {
  tell = resolve;
});

/** Takes the history of the router, which is there once the page has hydrated. */
export function tellHistory(history: SiteHistory): void {
  tell(history);
}

/** Goes to a page of the site, at the latest when the router is there. */
export async function goToPage(address: string, state?: unknown): Promise<void> {
  (await told).push(address, state);
}
