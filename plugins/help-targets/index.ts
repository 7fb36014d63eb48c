import type { Plugin } from '@docusaurus/types';
import { siteFacts } from '../../src/facts/site-facts';
import { publishedTargets } from '../../src/help-targets/published';

/**
 * Docusaurus plugin: a build whose ids are not those that were published stops before any page is
 * made. While pages are written a fact may have an id that is not published yet. README.md beside
 * this file says what the ids are for.
 */
export default function helpTargetsPlugin(): Plugin {
  return {
    name: 'help-targets',
    async loadContent() {
      if (process.env.NODE_ENV !== 'development') publishedTargets(siteFacts());
    },
  };
}
