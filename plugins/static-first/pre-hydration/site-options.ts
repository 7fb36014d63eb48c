/** What the build knows of the site and puts here; what is about something that a site lacks is not shipped. */
declare const HAS_DROPDOWNS: boolean;
declare const HAS_TWO_THEMES: boolean;
declare const HAS_VERSIONS: boolean;
declare const HIDES_NAVBAR: boolean;

/** Whether the navbar has dropdowns. */
export const hasDropdowns = HAS_DROPDOWNS;

/** Whether the colours are light or dark, and never those of the system. */
export const hasTwoThemes = HAS_TWO_THEMES;

/** Whether the navbar tells of the version that the reader chose. */
export const hasVersions = HAS_VERSIONS;

/** Whether the navbar hides while the reader scrolls down. */
export const hidesNavbar = HIDES_NAVBAR;
