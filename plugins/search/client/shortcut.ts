interface PlatformHints {
  readonly platform: string;
  readonly userAgent: string;
}

/** Whether the reader's keyboard has a Command key. */
export function isMac({ platform, userAgent }: PlatformHints): boolean {
  return platform.startsWith('Mac') || userAgent.includes('Macintosh');
}

/** Whether a key opens the search: Ctrl+K or Cmd+K anywhere, `/` outside of text being written. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || event.shiftKey) return event.key === '/' && !event.altKey && opensBySlash(event);
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k';
  return event.key === '/' && opensBySlash(event);
}

function opensBySlash({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return false;
  if (!(target instanceof HTMLElement)) return true;
  return !target.isContentEditable && !target.matches('input, textarea, select');
}
