import { markdownAddress } from '@site/src/site/markdown-address';
import { type ReactNode, useState } from 'react';
import { announce } from '../../browser/announce';

interface Props {
  /** Address of the page within the site. */
  readonly permalink: string;
}

const NOT_THERE = 'No se pudo traer el texto. Revise la conexión y pulse otra vez.';

/**
 * Copies a text that is still on the way: Safari allows it only where it is asked for at once.
 *
 * @returns false where the browser lets no page copy
 * @throws what the text failed with
 */
async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    // Whoever awaits the text is told of its failure.
    blob.catch(() => {});
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    const value = await text;
    try {
      await navigator.clipboard.writeText(value);
      return true;
    } catch {
      return false;
    }
  }
}

/** Copies the page as text for a chat or a mail. Where that is not allowed, shows the text marked, for the reader to do it. */
export default function CopyAsText({ permalink }: Props): ReactNode {
  const [shown, setShown] = useState<string>();

  async function copy(): Promise<void> {
    const text = import('./plain-text').then(({ pageText }) =>
      pageText(markdownAddress(permalink)),
    );
    try {
      if (await copyText(text)) announce('Página copiada como texto');
      else setShown(await text);
    } catch {
      announce(NOT_THERE);
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
