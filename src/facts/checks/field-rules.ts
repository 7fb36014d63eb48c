import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import type { Permission } from '../permissions';
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

/** The key of a permission is for the matrix of permissions: the screen says its name. */
function checkPermissionNames(field: Field, permissions: readonly Permission[]): FactIssue[] {
  const words = field.regla?.split(/[^\w-]+/) ?? [];
  return permissions
    .filter(({ clave }) => words.includes(clave))
    .map(({ clave, nombre }) =>
      issueAt(field, ['regla'], 'key of a permission', `«${nombre}» instead of «${clave}»`),
    );
}

/**
 * Each field in which a reader writes or chooses says what: no table asks for «the value», nor for what
 * only the program calls by its key.
 */
export function checkFieldRules({ screens, windows, pages, permissions }: Facts): FactIssue[] {
  const known = permissions.modulos.flatMap(({ permisos }) => permisos);
  return [...screens, ...windows.ventanas, ...pages]
    .flatMap(({ campos = [] }) => campos)
    .flatMap((field) => [...checkField(field), ...checkPermissionNames(field, known)]);
}
