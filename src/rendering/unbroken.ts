/** A code of a product, a document, a message or a label, a date or a number with hyphens, each read as one word. */
export const UNBROKEN = /^([A-Z]{1,5}\d*-?\d+|\d[\d.]*(-\d+)+|\d{8,})$/;

/** What such a word is called in `tables.css`. */
export const UNBROKEN_CLASS = 'codigo';
