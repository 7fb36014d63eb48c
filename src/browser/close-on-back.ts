/** Marks an entry of the history that stands for something open over the page. */
const KEY = 'liesOver';

function isOver(): boolean {
  return Boolean((history.state as { [KEY]?: unknown } | null)?.[KEY]);
}

/**
 * Has the browser's way back close what lies over the page, and stay on it. What takes the place of
 * something that was open takes its entry too.
 *
 * @param close what to do when its entry is left, also because it closed otherwise
 * @returns called when it closed otherwise: takes the entry away, unless it is handed over or has become a page
 */
export function closeOnBack(close: () => void): (isHandedOver?: boolean) => void {
  function onBack(): void {
    stop();
    // The place that the browser wrote down for the page is an older one for a second after it was scrolled.
    history.scrollRestoration = 'manual';
    setTimeout(() => {
      history.scrollRestoration = 'auto';
    });
    close();
  }

  function stop(): void {
    removeEventListener('popstate', onBack);
  }

  if (!isOver()) history.pushState({ ...history.state, [KEY]: true }, '');
  addEventListener('popstate', onBack);
  return (isHandedOver = false) => {
    if (!isHandedOver && isOver()) history.back();
    else stop();
  };
}

/**
 * Hands the entry of what lies over the page to a page that was chosen in it: whatever closes then, goes
 * back from nothing. Returns whether there was one.
 */
export function takeEntry(): boolean {
  if (!isOver()) return false;
  const { [KEY]: _over, ...state } = history.state;
  history.replaceState(state, '');
  return true;
}
