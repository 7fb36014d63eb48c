import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ExternalLink from '@site/src/components/ExternalLink';
import { mailAddress, messagingAddress } from '@site/src/site/contact-links';
import type { ReactNode } from 'react';
import { draftOf } from './draft';

/**
 * The two ways to write to support, with a message begun: from a search that found nothing, the
 * words looked for. The address is known only in the browser, and the room is the same without it.
 */
export default function ContactDraft(): ReactNode {
  const { search } = useLocation();
  const draft = draftOf(useIsBrowser() ? search : '');
  return (
    <div className="borrador" data-needs-client="">
      <p>Su mensaje empieza así, y usted lo completa:</p>
      <blockquote>{draft}</blockquote>
      <p>
        <ExternalLink href={messagingAddress(draft)}>Enviarlo por mensaje</ExternalLink> ·{' '}
        <a href={mailAddress('Ayuda con Delfín', draft)}>Enviarlo por correo</a>
      </p>
    </div>
  );
}
