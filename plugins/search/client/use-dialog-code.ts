import { type ComponentType, useCallback, useState } from 'react';
import type { SearchDialogProps } from '../theme/SearchBar/SearchDialog';

type Dialog = ComponentType<SearchDialogProps>;

/** The code of the dialog: a chunk of its own, fetched when the reader first turns to the search. */
export interface DialogCode {
  readonly Dialog: Dialog | undefined;
  readonly failed: boolean;
  load(): void;
}

let fetched: Dialog | undefined;

/** Fetches the dialog's code when asked, and again when asked after a failure. */
export function useDialogCode(): DialogCode {
  const [state, setState] = useState<Pick<DialogCode, 'Dialog' | 'failed'>>({
    Dialog: fetched,
    failed: false,
  });

  const load = useCallback(async () => {
    if (fetched) return;
    setState({ Dialog: undefined, failed: false });
    try {
      fetched = (await import('../theme/SearchBar/SearchDialog')).default;
      setState({ Dialog: fetched, failed: false });
    } catch (error) {
      console.error('The code of the search dialog could not be fetched.', error);
      setState({ Dialog: undefined, failed: true });
    }
  }, []);

  return { ...state, load };
}
