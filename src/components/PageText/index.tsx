import { markdownAddress } from '@site/src/site/markdown-address';
import { type ReactNode, useState } from 'react';
import { announce } from '../../browser/announce';

interface Props {
  /** Address of the page within the site. */
  readonly permalink: string;
}

const NOT_THERE = 'No se pudo traer el texto. Revise la conexión y pulse otra vez.';

/** Copies the page as text for a chat or a mail. Where that is not allowed, shows the text marked, for the reader to do it. */
export default function CopyAsText({ permalink }: Props): ReactNode {
  const [shown, setShown] = useState<string>();

  async function copy(): Promise<void> {
    const text = import('./plain-text').then(({ pageText }) =>
      pageText(markdownAddress(permalink)),
    );
    try {
      // Safari copies what is still on the way, but only where it is asked for at once.
      const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      announce('Página copiada como texto');
    } catch {
      text.then(setShown, () => announce(NOT_THERE));
    }
  }

  return (
    <>
      <button type="button" onClick={copy}>
        Copiar como texto
      </button>
      {shown !== undefined && (
        <label>
          El navegador no deja copiar por usted: copie el texto marcado.
          <textarea
            readOnly
            rows={6}
            value={shown}
            ref={(area) => {
              area?.focus();
              area?.select();
            }}
          />
        </label>
      )}
    </>
  );
}
