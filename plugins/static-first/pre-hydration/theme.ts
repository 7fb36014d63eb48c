import { whenHydrated } from '../../../src/browser/hydration';

/** Where the framework keeps the choice. */
const KEY = 'theme';

function store(theme: string): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** The framework listens to other tabs; this brings it up to date where it has read the old choice. */
function tellFramework(): void {
  const { theme: newValue } = document.documentElement.dataset;
  try {
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue, storageArea: localStorage }));
  } catch {
    // Without storage it has nothing to listen to.
  }
}

/** Light to dark and back, as the toggle of the framework does. */
export function toggleTheme(): true {
  const { dataset } = document.documentElement;
  const theme = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = theme;
  dataset.themeChoice = theme;
  store(theme);
  whenHydrated(tellFramework);
  return true;
}
