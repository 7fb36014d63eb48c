/** Runs a script after those that were asked for before it. */
export function appendScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  document.head.append(script);
  return script;
}

/** Brings a file of the build as its `rel` says. */
export function appendLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}
