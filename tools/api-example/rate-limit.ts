const MINUTE_MS = 60_000;

/** Tells whether a key may ask now: 0, or the seconds until it may. */
export type RateLimit = (key: string) => number;

/**
 * Allows each key so many requests in any minute; those that are refused do not count.
 *
 * @param now milliseconds, for tests
 */
export function rateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  const asked = new Map<string, number[]>();
  return (key) => {
    const moment = now();
    const recent = (asked.get(key) ?? []).filter((time) => moment - time < MINUTE_MS);
    asked.set(key, recent);
    const [first = moment] = recent;
    if (recent.length >= perMinute) return Math.ceil((first + MINUTE_MS - moment) / 1000);
    recent.push(moment);
    return 0;
  };
}
