import { whenHydrated } from '../../../src/browser/hydration';

/** The button that toggles the colours. */
export const TOGGLE = 'button[class*=toggleButton]';

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

/** Has the toggles say what the colours are; the build knows only the default ones. */
export function nameTheme(): void {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'modo oscuro' : 'modo claro';
  for (const toggle of document.querySelectorAll<HTMLElement>(TOGGLE)) {
    toggle.title = mode;
    toggle.setAttribute('aria-label', `Cambiar entre modo oscuro y claro (actualmente ${mode})`);
  }
}

/** Light to dark and back, as the toggle of the framework does. */
export function toggleTheme(): true {
  const { dataset } = document.documentElement;
  const theme = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = theme;
  dataset.themeChoice = theme;
  store(theme);
  nameTheme();
  whenHydrated(tellFramework);
  return true;
}

/**
 * Keeps the bars of the browser in the colour of the theme, whoever changes that. The page names both
 * colours: `<meta name="theme-color" content="…" data-dark="…">`.
 */
export function followTheme(): void {
  const bars = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  const root = document.documentElement;
  if (!bars) return;
  const light = bars.content;
  const follow = () => {
    bars.content = (root.dataset.theme === 'dark' && bars.dataset.dark) || light;
  };
  new MutationObserver(follow).observe(root, { attributes: true });
  follow();
}
