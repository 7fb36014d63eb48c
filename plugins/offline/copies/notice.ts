import { spokenDate } from './dates';

/** Id of the bar, of which a page has one. */
export const NOTICE_ID = 'aviso-de-conexion';

/** Where the reader stands with the network. */
export interface Disconnection {
  /** Milliseconds since 1970, null when the day is not known; undefined when what is shown was not stored. */
  copiedOn?: number | null;
  /** The network is there and did not answer in time. */
  isSlow?: boolean;
}

/** What the bar says. */
export function noticeText({ copiedOn, isSlow }: Disconnection): string {
  const cause = isSlow ? 'La conexión no responde' : 'Sin conexión';
  if (copiedOn === undefined) return `${cause}.`;
  const copy = copiedOn === null ? 'una copia' : `la copia del ${spokenDate(copiedOn)}`;
  return `${cause}: está leyendo ${copy}.`;
}

/** The bar as HTML: a page from the caches has it before any script runs. */
export function noticeHtml(disconnection: Disconnection): string {
  return `<div id="${NOTICE_ID}" role="status"><p>${noticeText(disconnection)} <a href="">Intentar de nuevo</a></p></div>`;
}
