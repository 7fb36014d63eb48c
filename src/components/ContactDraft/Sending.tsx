import { copyMessage } from '@site/src/browser/copy-message';
import ExternalLink from '@site/src/components/ExternalLink';
import { mailAddress, messagingAddress } from '@site/src/site/external-links';
import { type ReactNode, useRef } from 'react';

/** A message to support as it will be read, with the ways to send it. */
export default function Sending({ message }: { readonly message: string }): ReactNode {
  const text = useRef<HTMLQuoteElement>(null);

  function select(): void {
    if (text.current) window.getSelection()?.selectAllChildren(text.current);
  }

  return (
    <>
      <blockquote ref={text}>{message}</blockquote>
      <p className="envios">
        <button type="button" className="copiar" onClick={() => copyMessage(message, select)}>
          Copiar el mensaje
        </button>
        <ExternalLink href={messagingAddress(message)}>Enviarlo por chat</ExternalLink>
        <a href={mailAddress('Ayuda con Delfín', message)}>Enviarlo por correo</a>
      </p>
    </>
  );
}
