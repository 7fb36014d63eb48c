import { whenHydrated } from '../../../src/browser/hydration';

/** The button of a dropdown of the navbar that leads nowhere itself. */
export const DROPDOWN = '.dropdown > [aria-haspopup][href="#"]';

/** Opens a dropdown for the keyboard once the client answers it; for the pointer the styles show it. */
export function openDropdown(button: HTMLElement): true {
  const press = () =>
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  if (button.matches(':focus-visible')) whenHydrated(press);
  return true;
}
