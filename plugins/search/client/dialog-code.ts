import type { ComponentType } from 'react';
import type { SearchDialogProps } from '../theme/SearchBar/search-dialog-props';

export type Dialog = ComponentType<SearchDialogProps>;

let dialog: Dialog | undefined;

/** The dialog, once its code is there. */
export function fetchedDialog(): Dialog | undefined {
  return dialog;
}

/**
 * Fetches the code of the dialog: a chunk of its own, for readers who turn to the search.
 * @throws the bundler's error when it cannot be had; asking again fetches again
 */
export async function fetchDialog(): Promise<Dialog> {
  dialog ??= (
    await import(/* webpackChunkName: "dialog-search" */ '../theme/SearchBar/SearchDialog')
  ).default;
  return dialog;
}
