import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import type { Field } from '../shared-schemas';

/** A rule of so few words names a thing, «Único», «Mes abierto», and tells nobody what to write. */
const TOO_FEW_WORDS = 3;

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function checkField(field: Field): FactIssue[] {
  const { nombre, tipo, regla } = field;
  if (tipo === 'solo lectura') return [];
  if (regla !== undefined && countWords(regla) > TOO_FEW_WORDS) return [];
  return [
    issueAt(
      field,
      ['regla'],
      'field without instruction',
      `a sentence of more than ${TOO_FEW_WORDS} words that says what to write or choose in «${nombre}», where it comes from or what it changes${regla === undefined ? '' : `, not only «${regla}»`}`,
    ),
  ];
}

/** Each field in which a reader writes or chooses says what: no table asks for «the value». */
export function checkFieldRules({ screens, windows, pages }: Facts): FactIssue[] {
  return [...screens, ...windows.ventanas, ...pages]
    .flatMap(({ campos = [] }) => campos)
    .flatMap(checkField);
}
