/** The button that toggles the colours. */
export const TOGGLE = 'button[class*=toggleButton]';
