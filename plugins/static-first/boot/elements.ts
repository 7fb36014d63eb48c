import { createElement } from '../../../src/browser/create-element';

/** Brings a file of the build as its `rel` says. */
export function appendLink(rel: string, href: string): void {
  document.head.append(createElement('link', { rel, href }));
}
