interface PlatformHints {
  readonly platform: string;
  readonly userAgent: string;
}

/** Whether the reader's keyboard has a Command key. */
export function isMac({ platform, userAgent }: PlatformHints): boolean {
  return platform.startsWith('Mac') || userAgent.includes('Macintosh');
}
