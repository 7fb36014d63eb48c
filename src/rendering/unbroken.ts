/** A code of a product, a document, a message or a label, a date or a number with hyphens, each read as one word. */
export const UNBROKEN = /^([A-Z]{1,5}\d*-?\d+|\d[\d.]*(-\d+)+|\d{8,})$/;

/** What such a word is called in `tables.css`. */
export const UNBROKEN_CLASS = 'codigo';

/** An amount, a quantity or a share, with the signs that this site writes: `$ 277.490`, `14`, `35,1 %`. */
export const FIGURE = /^[−-]?(\$\s)?[\d.,]+(\s%)?$/;
