import type { Content, Passage } from '../content';
import { PassageRule } from '../rule';

/** A key as a word; in brackets after its name, it is what the screen of permissions shows. */
const keyPattern = /(?<![\p{L}\p{N}(/-])[a-z]+(?:-[a-z]+)+(?![\p{L}\p{N}/-])/gu;

export class PermissionNames extends PassageRule {
  readonly id = 'permission-names';
  readonly severity = 'error';
  readonly asks =
    'A permission is named as its screen names it, by `:permiso[ventas-anular]`; its key never stands alone in a text.';

  #keys: ReadonlySet<string> | undefined;

  protected problemsOf({ text, place }: Passage, { facts }: Content): string[] {
    if (place === 'synonym' || place === 'component') return [];
    this.#keys ??= new Set(
      facts.permissions.modulos.flatMap(({ permisos }) => permisos.map(({ clave }) => clave)),
    );
    return (text.match(keyPattern) ?? [])
      .filter((key) => this.#keys?.has(key))
      .map(
        (key) => `«${key}» is the key of a permission; write :permiso[${key}], which says its name`,
      );
  }
}
