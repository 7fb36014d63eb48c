/** A duration for people: `8.2 s`, `2 min 5 s`. */
export function seconds(milliseconds: number): string {
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const whole = Math.round(milliseconds / 1000);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
