import { createContext } from 'react';

/** The HTML of the block of code around, from the component that draws the block to its content. */
export const HighlightedCode = createContext('');
