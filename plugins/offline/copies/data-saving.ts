/** Whether the browser is to save data; those that do not tell (Firefox, Safari) do not. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
