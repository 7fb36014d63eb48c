/** A code of a product, a document or a message, a date or a number with hyphens, each read as one word. */
export const UNBROKEN = /^([A-Z]{1,5}\d*-?\d+|\d[\d.]*(-\d+)+)$/;

/** What such a word is called in `tables.css`. */
export const UNBROKEN_CLASS = 'codigo';
