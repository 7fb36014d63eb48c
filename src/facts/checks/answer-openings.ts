import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';

// `\b` does not see the end of «qué» nor of «Sí», whose last letter is not ASCII.
const interrogatives = /^(por qué|cómo|cuándo|cuánt[oa]s?|cada cuánto|qué|quién|dónde)(?!\p{L})/iu;

/** What an answer to this question may open with, when the question decides it. */
function expectedOpening(question: string): { opening: RegExp; expected: string } {
  const asked = question.slice(question.lastIndexOf('¿') + 1);
  if (/^por qué(?!\p{L})/iu.test(asked)) {
    return {
      opening: /^(Porque|Casi siempre)\b/,
      expected: 'it asks why: begin with «Porque» and say the way out',
    };
  }
  if (!interrogatives.test(asked)) {
    return { opening: /^(Sí|No)(?!\p{L})/u, expected: 'it asks whether: begin with «Sí» or «No»' };
  }
  return {
    opening: /^(?!Porque\b|Falta\b)/,
    expected: 'it asks for a way, not for a cause: begin with what to use or do',
  };
}

/** The first words of an answer answer what was asked. */
export function checkAnswers(facts: Facts): FactIssue[] {
  return facts.questions.flatMap((page) =>
    page.elementos.flatMap((element) => {
      const rule = expectedOpening(element.pregunta);
      if (rule.opening.test(element.respuesta)) return [];
      return [
        issueAt(
          element,
          ['respuesta'],
          'answer to another question',
          `«${element.pregunta}»: ${rule.expected}`,
        ),
      ];
    }),
  );
}
