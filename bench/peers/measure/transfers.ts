import type { CDPSession } from '@playwright/test';

export const kinds = ['html', 'css', 'js', 'font', 'other'] as const;

/** What a file is, as the tables group them. */
export type Kind = (typeof kinds)[number];

/** A file that travelled. */
export interface Transfer {
  url: string;
  kind: Kind;
  /** As it travelled, headers included. */
  bytes: number;
  /** Whether it was asked for before the page's load event, as part of the page. */
  isPage: boolean;
  /** Whether it was fetched to be run, not ahead of a need. */
  isScript: boolean;
}

/** What a tab fetches, from the moment it is recorded. */
export interface Transfers {
  /** The files that have come so far. */
  list(): Transfer[];
  /** Whether nothing is on its way and nothing has come for so many milliseconds. */
  isQuiet(milliseconds: number): boolean;
}

/** What a file is by its media type: `text/html;charset=utf-8` → `html`. */
export function kindOf(mediaType: string): Kind {
  if (mediaType.startsWith('text/html')) return 'html';
  if (mediaType.startsWith('text/css')) return 'css';
  if (mediaType.includes('javascript')) return 'js';
  return mediaType.includes('font') ? 'font' : 'other';
}

interface Asked {
  url: string;
  isScript: boolean;
  /** On the clock of the browser, in seconds. */
  at: number;
  mediaType: string;
  bytes?: number;
}

/** Notes the files that a tab fetches. */
export function recordTransfers(session: CDPSession): Transfers {
  const asked = new Map<string, Asked>();
  const pending = new Set<string>();
  let loadedAt = Number.POSITIVE_INFINITY;
  let changedAt = Date.now();
  const end = (requestId: string): void => {
    changedAt = Date.now();
    pending.delete(requestId);
  };
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = Math.min(loadedAt, timestamp);
  });
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!/^https?:/.test(request.url)) return;
    changedAt = Date.now();
    pending.add(requestId);
    const isScript = type === 'Script';
    asked.set(requestId, { url: request.url, isScript, at: timestamp, mediaType: '' });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = asked.get(requestId);
    if (entry) entry.mediaType = response.mimeType;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = asked.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  return {
    list: () =>
      [...asked.values()].flatMap(({ url, isScript, at, mediaType, bytes }) =>
        bytes === undefined
          ? []
          : [{ url, kind: kindOf(mediaType), bytes, isPage: at < loadedAt, isScript }],
      ),
    isQuiet: (milliseconds) => pending.size === 0 && Date.now() - changedAt > milliseconds,
  };
}
