/** Runs a script after those that were asked for before it. */
export function appendScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  document.head.append(script);
  return script;
}
