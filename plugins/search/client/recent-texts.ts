import { createStorageSlot } from '@docusaurus/theme-common';
import { storedRole } from '../../../src/browser/role';
import { parseStoredTexts } from '../../../src/browser/stored-texts';

const MOST_SHOWN = 5;

/** The browser of a till is shared: who has not said another job may stand at one. */
function isShared(): boolean {
  return ['', 'cajero'].includes(storedRole());
}

/** A list of texts that never leave the browser, and no shared one outlives the tab. */
class RecentTexts {
  // The slots warn once and do nothing where the browser gives no storage.
  private readonly kept;
  private readonly ofTab;

  /** @param nameOf by what a text stands in the list once */
  constructor(
    key: string,
    private readonly nameOf: (text: string) => string,
  ) {
    this.kept = createStorageSlot(key);
    this.ofTab = createStorageSlot(key, { persistence: 'sessionStorage' });
  }

  /** The last five, newest first, without one. */
  newest(except = ''): string[] {
    const texts = parseStoredTexts((isShared() ? this.ofTab : this.kept).get());
    return texts.filter((text) => this.nameOf(text) !== this.nameOf(except)).slice(0, MOST_SHOWN);
  }

  /** Puts a text first. */
  add(text: string): void {
    const texts = JSON.stringify([text, ...this.newest(text)]);
    this.forget();
    (isShared() ? this.ofTab : this.kept).set(texts);
  }

  forget(): void {
    this.kept.del();
    this.ofTab.del();
  }
}

/** Searches that led to a page. */
export const recentSearches = new RecentTexts('busquedas-recientes', (text) => text.toLowerCase());

/** Pages that were read, as `/docs/delfin Title`. */
export const recentPages = new RecentTexts('ultimas-paginas', (text) => text.split(' ')[0] ?? '');
