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
export function* checkAnswers({ questions }: Facts): Iterable<FactIssue> {
  for (const element of questions.flatMap(({ elementos }) => elementos)) {
    const { opening, expected } = expectedOpening(element.pregunta);
    if (opening.test(element.respuesta)) continue;
    const message = `«${element.pregunta}»: ${expected}`;
    yield issueAt(element, ['respuesta'], 'answer to another question', message);
  }
}

/** A rule of so few words names a thing, «Único», «Mes abierto», and tells nobody what to write. */
const TOO_FEW_WORDS = 3;

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Each field in which a reader writes or chooses says what: no table asks for «the value», nor for what
 * only the program calls by its key. The screen says the name of a permission.
 */
export function* checkFieldRules(facts: Facts): Iterable<FactIssue> {
  const permissions = facts.permissions.modulos.flatMap(({ permisos }) => permisos);
  const windows = [...facts.screens, ...facts.windows.ventanas, ...facts.pages];
  for (const field of windows.flatMap(({ campos = [] }) => campos)) {
    const { nombre, tipo, regla } = field;
    if (tipo !== 'solo lectura' && countWords(regla ?? '') <= TOO_FEW_WORDS) {
      const written = regla === undefined ? '' : `, not only «${regla}»`;
      const expected = `a sentence of more than ${TOO_FEW_WORDS} words that says what to write or choose in «${nombre}», where it comes from or what it changes${written}`;
      yield issueAt(field, ['regla'], 'field without instruction', expected);
    }
    const words = regla?.split(/[^\w-]+/) ?? [];
    for (const permission of permissions.filter(({ clave }) => words.includes(clave))) {
      const expected = `«${permission.nombre}» instead of «${permission.clave}»`;
      yield issueAt(field, ['regla'], 'key of a permission', expected);
    }
  }
}
