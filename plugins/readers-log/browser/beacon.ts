/**
 * Runs in the head of every page of a build that keeps a log: stands where the pages look for their analytics, and tells the
 * host of the site too. The query stands in the line that any host logs; there is no body, no cookie and no answer.
 */

/** Filled in by the build. */
declare const LOG_PATH: string;

type Gtag = (command: string, event: string, data: Record<string, string>) => void;

/** What may be the number of a person, a telephone or an account, however it is parted, and addresses of mail. */
const PERSONAL = /\d(?:[\s.,-]*\d){5,}|\S+@\S+/g;

const pages = window as { gtag?: Gtag };
const { gtag } = pages;

pages.gtag = (command, event, data) => {
  gtag?.(command, event, data);
  if (command !== 'event' || !/^(?:search_|page_feedback)/.test(event)) return;
  const told = new URLSearchParams({ evento: event });
  for (const [name, value] of Object.entries(data)) told.set(name, value.replace(PERSONAL, '…'));
  navigator.sendBeacon(`${LOG_PATH}?${told}`);
};
