import { useCallback, useState } from 'react';
import { type Dialog, fetchDialog, fetchedDialog } from './dialog-code';

/** Where the code of the dialog stands. */
export interface DialogCode {
  readonly Dialog: Dialog | undefined;
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  load(): void;
}

/** Fetches the dialog's code when asked, and again when asked after a failure. */
export function useDialogCode(): DialogCode {
  const [state, setState] = useState<Pick<DialogCode, 'Dialog' | 'phase'>>({
    Dialog: fetchedDialog(),
    phase: 'idle',
  });

  const load = useCallback(async () => {
    const fetched = fetchedDialog();
    setState({ Dialog: fetched, phase: fetched ? 'ready' : 'loading' });
    if (fetched) return;
    try {
      const Dialog = await fetchDialog();
      setState({ Dialog, phase: 'ready' });
    } catch (error) {
      console.error('The code of the search dialog could not be fetched.', error);
      setState({ Dialog: undefined, phase: 'failed' });
    }
  }, []);

  return { ...state, load };
}
