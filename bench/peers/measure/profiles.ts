/** How fast the reader's computer and connection are. */
export interface Profile {
  id: 'slow' | 'fast';
  label: string;
  /** How many times slower the page's processor is. */
  slowdown: number;
  /** As the DevTools protocol wants it: bytes a second, milliseconds there and back. */
  connection?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

/** The machine as it is. */
export const unthrottled: Profile = { id: 'fast', label: 'Unthrottled', slowdown: 1 };

/** An old phone on a poor connection. */
const slow: Profile = {
  id: 'slow',
  label: 'Slow: processor 4 times slower, 1.6 Mbps, 150 ms',
  slowdown: 4,
  connection: { latency: 150, downloadThroughput: 2e5, uploadThroughput: 1e5 },
};

export const profiles: readonly Profile[] = [slow, unthrottled];

/** What the reader holds. */
export const devices = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
