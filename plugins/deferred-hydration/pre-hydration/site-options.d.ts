/** What the build knows of the site and puts here; what is about something that a site lacks is not shipped. */

/** Whether the navbar has dropdowns. */
declare const HAS_DROPDOWNS: boolean;
/** Whether the colours are light or dark, and never those of the system. */
declare const HAS_TWO_THEMES: boolean;
/** Whether the navbar tells of the version that the reader chose. */
declare const HAS_VERSIONS: boolean;
/** Whether the navbar hides while the reader scrolls down. */
declare const HIDES_NAVBAR: boolean;
