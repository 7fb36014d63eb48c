import type { Plugin } from '@docusaurus/types';
import { docPages } from './pages/doc-pages-reading';

/** Docusaurus plugin: begins to read the pages as text once they are written. README.md beside this file says what for. */
export default function forProgramsPlugin(): Plugin {
  return {
    name: 'for-programs',
    async postBuild({ outDir, siteConfig }) {
      // Not waited for: whoever asks for the pages is told what goes wrong.
      void docPages.begin({ outDir, siteUrl: siteConfig.url });
    },
  };
}
