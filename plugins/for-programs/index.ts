import type { Plugin } from '@docusaurus/types';
import { DocPagesReading } from './pages/doc-pages-reading';

/** The pages of the build that is made, for `writeForPrograms`. */
export const docPages = new DocPagesReading();

/** Docusaurus plugin: begins to read the pages as text once they are written. README.md beside this file says what for. */
export default function forProgramsPlugin(): Plugin {
  return {
    name: 'for-programs',
    async postBuild({ outDir, siteConfig }) {
      docPages.begin({ outDir, siteUrl: siteConfig.url });
    },
  };
}
