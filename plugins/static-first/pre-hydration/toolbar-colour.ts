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
