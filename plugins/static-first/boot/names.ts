/** Event on the window that offers a gesture to the script of the static page; cancelled, it is answered. */
export const GESTURE = 'restgesture';

/** What a gesture is about: a control, or nothing on the page for any way to the search. */
export type GestureOn = HTMLElement | null;
