import type { ClientModule } from '@docusaurus/types';

let left = '';

/** Address of the page that was left last without loading the site anew, '' when none. */
export function leftPage(): string {
  return left;
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    left = window.location.origin + previousLocation.pathname;
  },
};

/** The browser tells of a page before only when it loads the next one. */
export const { onRouteDidUpdate } = clientModule;
