import { messagingAddress } from '@site/src/site/contact-links';
import { type ReactNode, useState } from 'react';
import { anchorIn, feedbackMessage, headingText } from './feedback-message';
import { type Answer, reportFeedback } from './report-feedback';

interface Props {
  readonly title: string;
  /** Address of the page within the site. */
  readonly permalink: string;
  /** What else is offered below a page. */
  readonly children?: ReactNode;
}

interface Given {
  answer: Answer;
  wasSent: boolean;
  message: string;
}

const answers: readonly [Answer, string][] = [
  ['si', 'Sí'],
  ['no', 'No'],
];

/** The section that the reader's address names, '' when it names none. */
function currentSection(): string {
  const id = anchorIn(window.location.hash);
  return id ? headingText(document.getElementById(id)?.textContent) : '';
}

/**
 * Asks whether the page helped. The answer goes to the analytics where the site has them; without
 * them, and after a «no», the reader is offered a message that already says which page it was.
 */
export default function PageFeedback({ title, permalink, children }: Props): ReactNode {
  const [given, setGiven] = useState<Given>();

  function give(answer: Answer): void {
    if (given?.answer === answer) return;
    const section = currentSection();
    const { origin, hash } = window.location;
    const address = `${origin}${permalink}${section && hash}`;
    setGiven({
      answer,
      wasSent: reportFeedback(answer, permalink, section),
      message: feedbackMessage(answer, { title, address }, section),
    });
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
      <p aria-live="polite">{given && <Thanks {...given} />}</p>
      {children}
    </section>
  );
}

function Thanks({ answer, wasSent, message }: Given): ReactNode {
  if (wasSent && answer === 'si') return 'Gracias por contestar.';
  return (
    <>
      Gracias por contestar.{' '}
      <a href={messagingAddress(message)}>
        {answer === 'si'
          ? 'Cuéntenos por mensaje qué le sirvió'
          : 'Cuéntenos por mensaje qué faltó'}
      </a>
      .
    </>
  );
}
