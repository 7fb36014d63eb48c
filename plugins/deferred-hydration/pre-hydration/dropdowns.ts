import { whenHydrated } from '../../../src/browser/hydration';

/** Its button, where that leads nowhere itself. */
export const DROPDOWN_BUTTON = '.dropdown > [aria-haspopup][href="#"]';

/** Opens a dropdown for the keyboard once the client answers it; for the pointer the styles show it. */
export function openDropdown(button: HTMLElement): true {
  const press = () =>
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  if (button.matches(':focus-visible')) whenHydrated(press);
  return true;
}
