import { distance } from 'fastest-levenshtein';
import type { Strong } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Facts } from '../../../src/facts/facts';
import { withoutAccents } from '../../../src/text/accents';
import type { Passage } from '../content';
import { PassageRule } from '../rule';

/** Everything the products write on their screens: fields, buttons, filters, columns, menus, permissions. */
function namesOf(facts: Facts): Set<string> {
  const sources = [...facts.screens, ...facts.pages, ...facts.windows.ventanas];
  const fields = sources.flatMap(({ campos = [], acciones = [] }) => [
    ...campos.map((field) => field.nombre),
    ...acciones,
  ]);
  const reports = facts.reports.flatMap(({ filtros, columnas }) =>
    [...filtros, ...columnas].map((item) => item.nombre),
  );
  const menus = [...facts.screens, ...facts.reports].flatMap(({ menu = '' }) => menu.split(' > '));
  const permissions = facts.permissions.modulos.flatMap((module) =>
    module.permisos.map((permission) => permission.nombre),
  );
  return new Set([
    ...fields,
    ...facts.commonScreen.acciones,
    ...reports,
    ...menus,
    ...Object.values(facts.menus).flatMap((menu) => menu.split(' > ')),
    ...permissions,
    ...facts.permissions.roles.map((role) => role.nombre),
  ]);
}

function simplified(name: string): string {
  return withoutAccents(name).toLowerCase();
}

function singular(name: string): string {
  return simplified(name).replace(/(?<=[aeiou])s\b|(?<=[^aeiou\s])es\b/g, '');
}

/** Slips of one or two letters in a name of several words; in one word they make another word. */
function isSlip(name: string, known: string): boolean {
  if (!known.includes(' ') || known.length < 10) return false;
  if (name.split(' ').length !== known.split(' ').length) return false;
  return singular(name) !== singular(known) && distance(simplified(name), simplified(known)) <= 2;
}

export class InterfaceNames extends PassageRule {
  readonly id = 'interface-names';
  readonly severity = 'error';
  readonly asks =
    'A bold name that is almost one of `data/` (a field, button, filter, column, menu, permission or role) is written exactly as there.';

  readonly #names: ReadonlySet<string>;
  readonly #terms: ReadonlySet<string>;
  readonly #bySimplified: ReadonlyMap<string, string>;

  constructor(facts: Facts) {
    super();
    this.#names = namesOf(facts);
    this.#terms = new Set(facts.glossary.map((term) => term.termino));
    this.#bySimplified = new Map([...this.#names].map((name) => [simplified(name), name]));
  }

  protected problemsOf(passage: Passage): string[] {
    const problems: string[] = [];
    visit({ type: 'paragraph', children: [...passage.content] }, 'strong', (node: Strong) => {
      const name = plainText(node).replace(/[.:,]$/, '');
      const right = this.#rightNameOf(name);
      if (right !== undefined) problems.push(`**${name}** is no name of data/; write **${right}**`);
    });
    return problems;
  }

  #rightNameOf(name: string): string | undefined {
    // A term of the glossary may be in bold where it is explained.
    if (this.#names.has(name) || this.#terms.has(name)) return undefined;
    // A menu path is for `known-menus`.
    if (name.includes(' > ')) return undefined;
    return (
      this.#bySimplified.get(simplified(name)) ??
      [...this.#names].find((known) => isSlip(name, known))
    );
  }
}
