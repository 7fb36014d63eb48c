const DAY = 86_400_000;

/**
 * When a copy was made, in milliseconds since 1970: the host says it with every answer. Undefined when it does not, or
 * says a day that cannot be, as a box without a clock.
 */
export function timeOfCopy(response: Response): number | undefined {
  const time = Date.parse(response.headers.get('date') ?? '');
  return time > Date.UTC(2026) && time < Date.now() + DAY ? time : undefined;
}

/** «21 de noviembre»; with its year when that is not the current one. */
export function spokenDate(time: number, today = new Date()): string {
  const date = new Date(time);
  const isThisYear = date.getFullYear() === today.getFullYear();
  return new Intl.DateTimeFormat('es-CO', {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(date);
}
