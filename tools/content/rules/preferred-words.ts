import type { Passage } from '../content';
import { PassageRule } from '../rule';

/** The fixed words of section 2 of ESTILO.md: what is written instead of what. */
const preferences: readonly (readonly [avoided: RegExp, preferred: string])[] = [
  [/\b(?:el|del|al) (?:software|aplicativo)\b/iu, 'Delfín'],
  [/\b(?:presione|oprima|presionar|oprimir|d[eé]le clic)\b/iu, 'pulse'],
  [/\bcli(?:ck|que|quee|quear)\b/iu, 'haga clic'],
  [/\b(?:seleccione|seleccionar|escoja|escoger)\b/iu, 'elija'],
  [/\b(?:digite|digitar|ingrese|teclee|teclear)\b/iu, 'escriba'],
  [/\b(?:dir[ií]jase a|navegue)\b|\bvaya al?\b(?! \p{L}+[aei]r\b)/iu, 'abra'],
  [/\bingresar al sistema\b/iu, 'iniciar sesión'],
  [/\b(?:contraseñas?|password)\b/iu, 'clave'],
  [/\b(?:tiquete|factura) POS\b/iu, 'documento equivalente POS'],
  [/\bstock\b/iu, 'existencia'],
  [/\b(?:pistola|esc[aá]ner)\b/iu, 'lector'],
  [/\b(?:e-?mails?|mails?)\b/iu, 'correo'],
  [/\bsmartphones?\b|\b(?:el|un|su|del|al) móvil\b/iu, 'celular'],
];

export class PreferredWords extends PassageRule {
  readonly id = 'preferred-words';
  readonly severity = 'error';
  readonly asks =
    'The fixed words of section 2 of `ESTILO.md`: «pulse», not «presione»; «escriba», not «digite»; «clave», not «contraseña»…';

  protected problemsOf({ file, place, plain }: Passage): string[] {
    // The titles of the route map are given.
    if (place === 'synonym' || file === 'data/rutas.yaml') return [];
    return preferences.flatMap(([avoided, preferred]) => {
      const found = avoided.exec(plain)?.[0];
      return found === undefined ? [] : [`«${found}»: write «${preferred}» (ESTILO.md, section 2)`];
    });
  }
}
