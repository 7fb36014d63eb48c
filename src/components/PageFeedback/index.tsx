import Link from '@docusaurus/Link';
import { track } from '@site/src/browser/analytics';
import { anchorIn, headingText } from '@site/src/browser/anchor';
import { reasons } from '@site/src/components/ContactDraft/draft';
import { messagingAddress } from '@site/src/site/external-links';
import { type ReactNode, useState } from 'react';

interface Props {
  readonly title: string;
  /** Address of the page within the site. */
  readonly permalink: string;
}

/** Whether the page helped. */
const answers = [
  ['si', 'Sí'],
  ['no', 'No'],
] as const;

type Answer = (typeof answers)[number][0];

interface Given {
  answer: Answer;
  wasSent: boolean;
  section: string;
  /** Page and section that the reader read, within the site. */
  place: string;
}

/** The section that the reader's address names, '' when it names none. */
function currentSection(): string {
  const id = anchorIn(window.location.hash);
  return id ? headingText(document.getElementById(id)?.textContent) : '';
}

/**
 * Asks whether the page helped, and after a «no» why not. Answers go to the analytics where the site has
 * them; without them, and after a reason, the reader is offered a message that already says which page it was.
 */
export default function PageFeedback({ title, permalink }: Props): ReactNode {
  const [given, setGiven] = useState<Given>();

  function give(answer: Answer): void {
    if (given?.answer === answer) return;
    const section = currentSection();
    const place = permalink + (section && window.location.hash);
    const wasSent = track('page_feedback', { answer, page: permalink, section });
    setGiven({ answer, wasSent, section, place });
  }

  return (
    <section className="utilidad" aria-labelledby="pregunta-de-utilidad">
      <p id="pregunta-de-utilidad">¿Le sirvió esta página?</p>
      {answers.map(([answer, label]) => (
        <button
          key={answer}
          type="button"
          aria-pressed={given?.answer === answer}
          onClick={() => give(answer)}
        >
          {label}
        </button>
      ))}
      <div aria-live="polite">
        {given?.answer === 'si' && <Thanks title={title} {...given} />}
        {given?.answer === 'no' && <Why place={given.place} page={permalink} />}
      </div>
    </section>
  );
}

/** Asks why the page did not help, and leads to the message about it. */
function Why({ place, page }: { place: string; page: string }): ReactNode {
  const [reason, setReason] = useState<string>();

  function choose(key: string): void {
    if (key === reason) return;
    setReason(key);
    track('page_feedback_reason', { reason: key, page });
  }

  return (
    <>
      <p>¿Por qué no?</p>
      <ul className="motivos">
        {[...reasons].map(([key, words]) => (
          <li key={key}>
            <button type="button" aria-pressed={key === reason} onClick={() => choose(key)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
      {reason && (
        <p>
          Gracias por contestar.{' '}
          <Link to={`/contacto?${new URLSearchParams({ motivo: reason, pagina: place })}`}>
            Escriba a soporte: su mensaje ya está empezado
          </Link>
          .
        </p>
      )}
    </>
  );
}

function Thanks({ title, wasSent, section, place }: Given & { title: string }): ReactNode {
  if (wasSent) return <p>Gracias por contestar.</p>;
  const read = section ? `${title}, ${section}` : title;
  const message = `Me sirvió esta página: ${read} (${window.location.origin}${place}). `;
  return (
    <p>
      Gracias por contestar.{' '}
      <a href={messagingAddress(message)}>Cuéntenos por chat qué le sirvió</a>.
    </p>
  );
}
