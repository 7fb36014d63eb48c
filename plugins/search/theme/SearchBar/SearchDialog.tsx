import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import './dialog.css';
import SearchPanel from './SearchPanel';
import type { SearchDialogProps } from './search-dialog-props';

/**
 * The search dialog. The browser's own modal dialog keeps the focus inside, leaves the rest of the
 * page inert and closes at Escape. It knows nothing of the router, because it may be there first.
 */
export default function SearchDialog({ onClose, ...props }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    const field = dialog.current?.querySelector<HTMLInputElement>('[role=combobox]');
    // Safari puts the caret before what has been typed, and the letters that follow with it.
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);

  /** The browser says only later that it is closed, and a search that is asked for meanwhile would be lost. */
  function close(): void {
    dialog.current?.close();
    onClose();
  }

  function cancel(event: SyntheticEvent): void {
    event.preventDefault();
    close();
  }

  function closeFromBackdrop({ target, currentTarget }: MouseEvent): void {
    // The panel covers the dialog, so only its backdrop is the dialog itself.
    if (target === currentTarget) close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it too.
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Buscar en la ayuda"
      onCancel={cancel}
      onClose={onClose}
      onClick={closeFromBackdrop}
    >
      <SearchPanel {...props} onClose={close} />
    </dialog>
  );
}
