/** The field that the static page shows in the place of the dialog. */
export function staticDialog(): HTMLDialogElement | null {
  return document.querySelector('dialog.static-search[open]');
}

/** Whether somebody takes over what is typed there, for a dialog of its own. */
export function isFollowed({ dataset }: HTMLDialogElement): boolean {
  return dataset.followed !== undefined;
}

/**
 * Calls with what stands in that field, now and at each letter, for as long as it is there.
 *
 * @param onClose told when the reader closes it
 */
export function followStaticField(onType: (words: string) => void, onClose: () => void): void {
  const dialog = staticDialog();
  const field = dialog?.querySelector('input');
  if (!dialog || !field) return;
  dialog.dataset.followed = '';
  field.addEventListener('input', () => onType(field.value));
  dialog.addEventListener('close', onClose);
  onType(field.value);
}
