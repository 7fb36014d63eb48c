import type { ClientModule } from '@docusaurus/types';
import { noteLeftPage } from '../../../src/browser/left-page';

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    noteLeftPage(previousLocation.pathname);
  },
};

/** The browser tells of a page before only when it loads the next one. */
export const { onRouteDidUpdate } = clientModule;
