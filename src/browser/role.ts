import { keptValue } from './kept-value';

/** Key under which the browser keeps the reader's job. */
export const ROLE_KEY = 'rol';

/** Key of the reader's job. The order of the page follows `html[data-rol]`, which is set before the page is drawn. */
export const role = keptValue(ROLE_KEY, (chosen) => {
  if (chosen) document.documentElement.dataset.rol = chosen;
  else delete document.documentElement.dataset.rol;
});

export const storedRole = role.stored;
