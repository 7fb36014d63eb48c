import type { Plugin } from '@docusaurus/types';

/** Docusaurus plugin: brings to every page the code that copies menu paths and section links, and opens folds for addresses and for paper. */
export default function readingAidsPlugin(): Plugin {
  return {
    name: 'reading-aids',
    getClientModules: () => ['./client/copy-on-click', './client/open-folds'],
  };
}
