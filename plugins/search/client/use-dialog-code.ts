import { useCallback, useState } from 'react';
import { type Dialog, fetchDialog, fetchedDialog } from './dialog-code';

/** Where the code of the dialog stands. */
export interface DialogCode {
  readonly Dialog: Dialog | undefined;
  readonly failed: boolean;
  load(): void;
}

/** Fetches the dialog's code when asked, and again when asked after a failure. */
export function useDialogCode(): DialogCode {
  const [state, setState] = useState<Pick<DialogCode, 'Dialog' | 'failed'>>({
    Dialog: fetchedDialog(),
    failed: false,
  });

  const load = useCallback(async () => {
    const fetched = fetchedDialog();
    setState({ Dialog: fetched, failed: false });
    if (fetched) return;
    try {
      const Dialog = await fetchDialog();
      setState({ Dialog, failed: false });
    } catch (error) {
      console.error('The code of the search dialog could not be fetched.', error);
      setState({ Dialog: undefined, failed: true });
    }
  }, []);

  return { ...state, load };
}
