/** Events on the window by which the static page and the script of its search speak to each other. */

/** The field stands open again. */
export const FIELD_OPENED = 'searchopened';

/** The search answers, or cannot: what has waited for its files may come. */
export const SEARCH_SETTLED = 'searchsettled';
