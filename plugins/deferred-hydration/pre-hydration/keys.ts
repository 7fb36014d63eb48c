import { FIELD } from '../boot/controls';

/** `?` outside of fields follows the link to the keys of the site, which every page has in its footer. */
export function showKeys({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): void {
  if (key !== '?' || altKey || ctrlKey || metaKey || (target as Element).matches(FIELD)) return;
  document.querySelector<HTMLElement>('[href$="#teclas"]')?.click();
}
