import { useLocation } from '@docusaurus/router';
import { copyMessage } from '@site/src/browser/copy-message';
import Heading from '@theme/Heading';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MessagePage } from '../../../../src/rendering/messages/message-page';
import { draftOf, mailOf } from '../../client/supervisor-draft';

interface Props {
  readonly message: MessagePage;
}

/** A message to whoever can help, to complete, copy or send. It says what the situation that was opened is about. */
export default function Draft({ message }: Props): ReactNode {
  const { hash } = useLocation();
  const field = useRef<HTMLTextAreaElement>(null);
  const begun = draftOf(message);

  useEffect(() => {
    function say(anchor = ''): void {
      const doing = message.doing[anchor];
      const drafts = [begun, ...Object.values(message.doing).map((one) => draftOf(message, one))];
      // What the reader wrote stays.
      if (!doing || !field.current || !drafts.includes(field.current.value)) return;
      field.current.value = draftOf(message, doing);
    }
    function onToggle({ target }: Event): void {
      if (target instanceof HTMLDetailsElement && target.open) say(target.querySelector('h3')?.id);
    }
    say(hash.slice(1));
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, [hash, message, begun]);

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
