/** When a copy was made: the host says it with every answer. */
export function dateOfCopy(response: Response): Date {
  return new Date(response.headers.get('date') ?? 0);
}

/** «21 de noviembre»; with its year when that is not the current one. */
export function spokenDate(date: Date, today = new Date()): string {
  const isThisYear = date.getFullYear() === today.getFullYear();
  return new Intl.DateTimeFormat('es-CO', {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(date);
}
