/**
 * Stands in every page, because under a wrong base URL no file of the site is where the page says: asks for the banner that
 * tells of it from where the page itself is.
 */

/** Filled in by the build: letters of the address of the home page, and the file of the banner from there. */
declare const HOME_LENGTH: number;
declare const BANNER: string;

addEventListener(
  'error',
  ({ target }) => {
    if ((target as Element).id !== 'static-first') return;
    const { href } = document.querySelector('[rel=canonical]') as HTMLLinkElement;
    const [home] = location.pathname.split(href.slice(HOME_LENGTH) || '?');
    import(home + BANNER);
  },
  true,
);
