/** Key of the browser's storage under which a reader who hid the side bar finds it hidden. */
export const HIDDEN_SIDEBAR = 'sidebar-hidden';
