import { isHydrated, whenHydrated } from '../../../src/browser/hydration';

/** The button that toggles the colours. */
export const TOGGLE = 'button[class*=toggleButton]';

/** Where the framework keeps the choice. */
const KEY = 'theme';

function store(theme: string): void {
  try {
    const { localStorage: storageArea } = window;
    storageArea.setItem(KEY, theme);
    // The framework listens to other tabs; this brings it up to date where it has read the old choice.
    whenHydrated(() => {
      const { theme: newValue } = document.documentElement.dataset;
      dispatchEvent(new StorageEvent('storage', { key: KEY, newValue, storageArea }));
    });
  } catch {
    // Without storage the choice lasts as long as the page, and the framework has nothing to listen to.
  }
}

/** Has the toggles say what the colours are; the build knows only the default ones. */
function nameTheme(): void {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'modo oscuro' : 'modo claro';
  for (const toggle of document.querySelectorAll<HTMLElement>(TOGGLE)) {
    toggle.title = mode;
    toggle.setAttribute('aria-label', `Cambiar entre modo oscuro y claro (actualmente ${mode})`);
  }
}

/** Follows the colours of the system where nothing is chosen; the client reads from the page what it finds there. */
function followSystem(): void {
  const { dataset } = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const match = () => {
    if (dataset.themeChoice === 'system') dataset.theme = system.matches ? 'dark' : 'light';
  };
  system.addEventListener('change', match);
  match();
}

function show(theme: string): void {
  Object.assign(document.documentElement.dataset, { theme, themeChoice: theme });
  if (HAS_TWO_THEMES) nameTheme();
}

/** Follows what decides the colours elsewhere, until the client does: the system, and other tabs. */
export function followChoice(): void {
  if (HAS_TWO_THEMES) nameTheme();
  else followSystem();
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue && !isHydrated()) show(newValue);
  });
}

/** Light to dark and back, as the toggle of the framework does. */
export function toggleTheme(): true {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  show(theme);
  store(theme);
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
