interface PlatformHints {
  readonly platform: string;
  readonly userAgent: string;
}

/** Whether the reader's keyboard has a Command key. */
export function isMac({ platform, userAgent }: PlatformHints): boolean {
  return platform.startsWith('Mac') || userAgent.includes('Macintosh');
}

/** Whether a key opens the search: Ctrl+K or Cmd+K anywhere, `/` where no text is being written. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  // Spanish keyboards type `/` with Shift, so Shift does not matter here.
  return event.key === '/' && !isWriting(event.target);
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
