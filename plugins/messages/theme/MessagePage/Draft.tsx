import { useLocation } from '@docusaurus/router';
import { copyMessage } from '@site/src/browser/copy-message';
import Heading from '@theme/Heading';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MessagePage } from '../../../../src/rendering/messages/message-page';
import { draftOf, mailOf } from '../../client/supervisor-draft';

interface Props {
  readonly message: MessagePage;
}

/** A message to whoever can help, to complete, copy or send. It says what the section that was opened is about. */
export default function Draft({ message }: Props): ReactNode {
  const { hash } = useLocation();
  const field = useRef<HTMLTextAreaElement>(null);
  const begun = draftOf(message);

  useEffect(() => {
    const doing = message.doing[hash.slice(1)];
    // What the reader wrote stays.
    if (!doing || !field.current?.value.includes(': \n')) return;
    field.current.value = draftOf(message, doing);
  }, [hash, message]);

  function copy(): Promise<void> {
    return copyMessage(field.current?.value ?? begun, () => field.current?.select());
  }

  return (
    <section className="aviso">
      <Heading as="h2" id="avisar">
        Avisar al supervisor
      </Heading>
      <p>
        <label htmlFor="mensaje-al-supervisor">Complete este mensaje y envíelo por su chat:</label>
      </p>
      <textarea ref={field} id="mensaje-al-supervisor" rows={5} defaultValue={begun} />
      <p>
        <button type="button" onClick={copy}>
          Copiar el mensaje
        </button>{' '}
        <a href={mailOf(`Mensaje ${message.code}`, begun)}>Enviarlo por correo</a>
      </p>
    </section>
  );
}
