import path from 'node:path';
import { browserScript, browserStyles } from '../../../src/build/browser-source';

function workerScript(entry: string, define: Record<string, string> = {}): string {
  return browserScript(path.join(__dirname, '../worker', entry), { define });
}

/**
 * The worker as one piece of minified JavaScript.
 *
 * @param noticeCss file with the rules of the bar, from the base of the site
 */
export function workerSource(noticeCss: string): string {
  return workerScript('service-worker.ts', { NOTICE_CSS: JSON.stringify(noticeCss) });
}

/** The worker of a site without one: see farewell.ts. */
export function farewellSource(): string {
  return workerScript('farewell.ts');
}

/** The rules of the bar, minified. */
export function noticeStyles(): string {
  return browserStyles(path.join(__dirname, '../client/notice.css'));
}
