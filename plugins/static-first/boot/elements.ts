import { createElement } from '../../../src/browser/create-element';

/** Runs a script after those that were asked for before it. */
export function appendScript(src: string): HTMLScriptElement {
  const script = createElement('script', { src, async: false });
  document.head.append(script);
  return script;
}

/** Brings a file of the build as its `rel` says. */
export function appendLink(rel: string, href: string): void {
  document.head.append(createElement('link', { rel, href }));
}
