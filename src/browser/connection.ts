/** What some browsers tell of the connection; Firefox and Safari do not. */
interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
}

function connection(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection;
}

/** Whether the browser is to save data. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** Whether bytes may be fetched that the reader has not asked for: not on 2g, nor with data saving on. */
export function mayFetchAhead(): boolean {
  return !savesData() && !connection()?.effectiveType?.includes('2g');
}
