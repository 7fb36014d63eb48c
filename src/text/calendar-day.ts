/** Whether a text is a day in ISO form, AAAA-MM-DD, that exists in the calendar. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The first day of a text that the calendar lacks, such as 2026-03-32; undefined when it has none. */
export function impossibleDayIn(text: string): string | undefined {
  const days = text.match(/(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])/g) ?? [];
  return days.find((day) => !isCalendarDay(day));
}
