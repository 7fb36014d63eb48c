import type { Plugin } from '@docusaurus/types';

/** Docusaurus plugin: brings to every page the code that copies menu paths and section links, opens folds for addresses and for paper, notes the page that was left, and numbers links on paper. */
export default function readingAidsPlugin(): Plugin {
  return {
    name: 'reading-aids',
    getClientModules: () => [
      './client/copy-on-click',
      './client/open-folds',
      './client/page-left',
      './client/links-on-paper',
    ],
  };
}
