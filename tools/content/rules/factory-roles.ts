import type { Facts } from '../../../src/facts/facts';
import type { Permission } from '../../../src/facts/permissions';
import type { Passage } from '../content';
import { markedSentences } from '../marked-sentences';
import { PassageRule } from '../rule';

const notPattern = /(?<![\p{L}])(?:no|ni|sin|nunca|falta)(?![\p{L}])/iu;

/** Says of somebody that a screen is closed to them. */
const closedPattern = /(?<![\p{L}])no (?:l[ao]s? )?(?:abren?|entran?)(?![\p{L}])/iu;

/** A role asked to do something, or that does it: «pida al supervisor que…», «el administrador la cambia». */
function doersIn(sentence: string, roles: readonly string[]): string[] {
  const pattern = new RegExp(`\\b(?:al|el|un) (${roles.join('|')})(?![\\p{L}])`, 'giu');
  return [...sentence.matchAll(pattern)].map(([, role = '']) => role.toLowerCase());
}

/** Roles named in any way, but for those of a bold name: «**Vendedor asociado**» is a field. */
function rolesIn(sentence: string, roles: readonly string[]): string[] {
  const pattern = new RegExp(`(?<![\\p{L}])(${roles.join('|')})(?:es)?(?![\\p{L}])`, 'giu');
  const plain = sentence.replace(/\*\*[^*]+\*\*/g, '');
  return [...new Set([...plain.matchAll(pattern)].map(([, role = '']) => role.toLowerCase()))];
}

function directives(sentence: string, name: string): string[] {
  const found = sentence.matchAll(new RegExp(`:${name}\\[([^\\]]+)\\]`, 'g'));
  return [...new Set([...found].map(([, label = '']) => label))];
}

export class FactoryRoles extends PassageRule {
  readonly id = 'factory-roles';
  readonly severity = 'error';
  readonly asks =
    'A role said to hold a permission, or asked to do something on a screen, holds it in `data/permisos.yaml`; a list of who holds it «de fábrica» is complete.';

  readonly #roles: readonly string[];
  readonly #permissions: ReadonlyMap<string, Permission>;
  readonly #facts: Facts;

  constructor(facts: Facts) {
    super();
    this.#facts = facts;
    this.#roles = facts.permissions.roles.map(({ clave }) => clave);
    this.#permissions = new Map(
      facts.permissions.modulos
        .flatMap(({ permisos }) => permisos)
        .map((permission) => [permission.clave, permission]),
    );
  }

  protected problemsOf(passage: Passage): string[] {
    if (passage.place === 'synonym') return [];
    return markedSentences(passage).flatMap((sentence) => [
      ...this.#holders(sentence),
      ...this.#doers(sentence),
    ]);
  }

  /** A sentence with one permission and some roles says who holds it, or with a «no» who does not. */
  #holders(sentence: string): string[] {
    const [key = '', ...others] = directives(sentence, 'permiso');
    const permission = this.#permissions.get(key);
    if (!permission || others.length > 0 || notPattern.test(sentence)) return [];
    const named = rolesIn(sentence, this.#roles);
    const strange = named.filter((role) => !permission.roles.includes(role));
    const isList = named.length > 0 && /de fábrica/i.test(sentence);
    const missing = isList ? permission.roles.filter((role) => !named.includes(role)) : [];
    return [
      ...strange.map((role) => `the role ${role} does not hold ${key}`),
      ...missing.map((role) => `the role ${role} holds ${key} too`),
    ];
  }

  /** Each role that does something on the screens of a sentence may open them. */
  #doers(sentence: string): string[] {
    if (closedPattern.test(sentence)) return [];
    const doers = doersIn(sentence, this.#roles);
    return directives(sentence, 'menu').flatMap((route) => {
      const keys = [...this.#facts.screens, ...this.#facts.reports, ...this.#facts.pages]
        .filter(({ ruta }) => ruta === route)
        .flatMap(({ permisos = [] }) => permisos);
      const may = (role: string) =>
        keys.some((key) => this.#permissions.get(key)?.roles.includes(role));
      if (keys.length === 0) return [];
      return doers
        .filter((role) => !may(role))
        .map(
          (role) => `the role ${role} cannot open ${route}: it holds none of ${keys.join(', ')}`,
        );
    });
  }
}
