import { distance } from 'fastest-levenshtein';
import type { Nodes, Paragraph, Table, Text } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Facts } from '../../../src/facts/facts';
import { menuProblem, pagesByMenu } from '../../../src/facts/menu-paths';
import { withoutAccents } from '../../../src/text/accents';
import { unknownName } from '../../../src/text/nearest';
import type { ContentPage, Passage } from '../content';
import { contentRule, type PageProblem, pageRule, passageRule } from '../rule';

export const knownCodes = contentRule(
  'known-codes',
  'A message code in running text or code is one of `data/mensajes/`.',
  ({ pages, factPassages, componentPassages, facts }) => {
    const prefixes = facts.products.map(({ prefijo }) => prefijo).join('|');
    const code = new RegExp(`(?<![\\p{L}\\d])(?:${prefixes})-\\d{3,}(?![\\p{L}\\d-])`, 'gu');
    const known = facts.messages.map(({ codigo }) => codigo);
    const lines = pages.flatMap(({ file, source }) =>
      source.split('\n').map((text, index) => ({ file, line: index + 1, text })),
    );
    const others = [...factPassages, ...componentPassages].map(({ content, ...passage }) => ({
      ...passage,
      text: plainText({ type: 'paragraph', children: [...content] }),
    }));
    return [...lines, ...others].flatMap(({ file, line, text }) =>
      (text.match(code) ?? [])
        .filter((found) => !known.includes(found))
        .map((found) => ({ file, line, message: `message code ${unknownName(found, known)}` })),
    );
  },
);

const keyPattern = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)+$/;

export const knownKeys = pageRule(
  'known-keys',
  'A key in backticks, such as `ventas-facturar` or `precio-1`, is a permission or another key of `data/`.',
  ({ facts, factKeys }) => {
    const modules = facts.permissions.modulos;
    const permissions = modules.flatMap(({ permisos }) => permisos.map(({ clave }) => clave));
    return ({ written }) => {
      const problems: PageProblem[] = [];
      visit(written, 'inlineCode', ({ value, position }) => {
        if (!keyPattern.test(value) || factKeys.has(value)) return;
        problems.push({
          line: position?.start.line,
          message: `key ${unknownName(value, permissions)}`,
        });
      });
      return problems;
    };
  },
);

/** A key as a word; in brackets after its name, it is what the screen of permissions shows. */
const bareKeyPattern = /(?<![\p{L}\p{N}(/-])[a-z]+(?:-[a-z]+)+(?![\p{L}\p{N}/-])/gu;

export const permissionNames = passageRule(
  'permission-names',
  'A permission is named as its screen names it, by `:permiso[ventas-anular]`; its key never stands alone in a text.',
  ({ facts }) => {
    const modules = facts.permissions.modulos;
    const keys = new Set(modules.flatMap(({ permisos }) => permisos.map(({ clave }) => clave)));
    return ({ text, place }) =>
      (place === 'component' ? [] : (text.match(bareKeyPattern) ?? []))
        .filter((key) => keys.has(key))
        .map((key) => `«${key}» is the key of a permission; write :permiso[${key}]`);
  },
);

/** Menu paths of pages that stand in running text; a fact that opens with one is where it is kept. */
function pathsInText({ value }: Text, { place }: Passage, facts: Facts): string[] {
  if (!value.includes(' > ')) return [];
  const typed = [...pagesByMenu(facts).keys()].filter(
    (path) => path.includes(' > ') && value.includes(path),
  );
  const whole = typed.filter(
    (path) => !typed.some((other) => other !== path && other.includes(path)),
  );
  return place === 'fact' ? whole.filter((path) => !value.startsWith(path)) : whole;
}

/** The menu paths that a piece of a passage names, as typed. */
function menusNamedBy(node: Nodes, passage: Passage, facts: Facts): string[] {
  if (node.type === 'text') return pathsInText(node, passage, facts);
  if (node.type === 'textDirective') return node.name === 'menu' ? [plainText(node)] : [];
  const isBoldPath = node.type === 'strong' && plainText(node).includes(' > ');
  return isBoldPath ? [plainText(node)] : [];
}

export const knownMenus = passageRule(
  'known-menus',
  'The menu path of a page is written by its route, `:menu[delfin/archivos/maestros/clientes]`; one without a page, «**Ayuda > Acerca de Delfín**», is one of `data/menus-sin-pagina.yaml`.',
  ({ facts }) =>
    (passage) => {
      const problems: string[] = [];
      const paragraph: Paragraph = { type: 'paragraph', children: [...passage.content] };
      visit(paragraph, (node) => {
        const menus = menusNamedBy(node, passage, facts);
        problems.push(...menus.flatMap((menu) => menuProblem(menu, facts) ?? []));
        return menus.length > 0 ? SKIP : undefined;
      });
      return problems;
    },
);

/** Everything the products write on their screens: fields, buttons, filters, columns, menus, permissions. */
function interfaceNamesOf(facts: Facts): Set<string> {
  const { permissions, screens, reports } = facts;
  const windows = [...screens, ...facts.pages, ...facts.windows.ventanas];
  const menus = [...screens, ...reports].flatMap(({ menu }) => menu ?? []);
  const named = [
    ...windows.flatMap(({ campos = [] }) => campos),
    ...reports.flatMap(({ filtros, columnas }) => [...filtros, ...columnas]),
    ...permissions.modulos.flatMap(({ permisos }) => permisos),
    ...permissions.roles,
  ];
  return new Set([
    ...named.map(({ nombre }) => nombre),
    ...windows.flatMap(({ acciones = [] }) => acciones),
    ...facts.commonScreen.acciones,
    ...[...menus, ...Object.values(facts.menus)].flatMap((menu) => menu.split(' > ')),
  ]);
}

function simplified(name: string): string {
  return withoutAccents(name).toLowerCase();
}

function singular(name: string): string {
  return simplified(name).replace(/(?<=[aeiou])s\b|(?<=[^aeiou\s])es\b/g, '');
}

/** Names of several words; a slip of one or two letters in one word makes another word. */
function namesOfSeveralWords(names: ReadonlySet<string>): { name: string; letters: string }[] {
  return [...names]
    .filter((name) => name.includes(' ') && name.length >= 10)
    .map((name) => ({ name, letters: simplified(name) }));
}

function isSlip(letters: string, known: string): boolean {
  if (Math.abs(letters.length - known.length) > 2) return false;
  if (letters.split(' ').length !== known.split(' ').length) return false;
  return distance(letters, known) <= 2 && singular(letters) !== singular(known);
}

export const interfaceNames = passageRule(
  'interface-names',
  'A bold name that is almost one of `data/` (a field, button, filter, column, menu, permission or role) is written exactly as there.',
  ({ facts }) => {
    const names = interfaceNamesOf(facts);
    const bySimplified = new Map([...names].map((name) => [simplified(name), name]));
    const longNames = namesOfSeveralWords(names);
    // A term of the glossary may be in bold where it is explained.
    const right = new Set([...names, ...facts.glossary.map(({ termino }) => termino)]);
    return (passage) => {
      const problems: string[] = [];
      visit({ type: 'paragraph', children: [...passage.content] }, 'strong', (node) => {
        const name = plainText(node).replace(/[.:,]$/, '');
        // A menu path is for `known-menus`.
        if (right.has(name) || name.includes(' > ')) return;
        const letters = simplified(name);
        const meant =
          bySimplified.get(letters) ??
          longNames.find((known) => isSlip(letters, known.letters))?.name;
        if (meant) problems.push(`**${name}** is no name of data/; write **${meant}**`);
      });
      return problems;
    };
  },
);

/** The first cells of the tables headed «Estado». */
function statesInTables({ expanded, written }: ContentPage): string[] {
  const states: string[] = [];
  visit(expanded ?? written, 'table', ({ children: [head, ...rows] }: Table) => {
    if (plainText(head?.children[0]) !== 'Estado') return;
    const cells = rows.map((row) => plainText(row.children[0]));
    states.push(...cells.filter((cell) => !cell.startsWith('Total')));
  });
  return states;
}

export const knownStates = pageRule(
  'known-states',
  'A table of states, headed «Estado», beside a life cycle (`::estados`) names states of that cycle, as `data/ciclos.yaml` writes them.',
  ({ facts }) =>
    (page) => {
      const keys: string[] = [];
      visit(page.written, 'leafDirective', ({ name, attributes }) => {
        if (name === 'estados' && attributes?.id) keys.push(attributes.id);
      });
      const cycles = facts.lifeCycles.filter(({ id }) => keys.includes(id));
      if (cycles.length === 0) return [];
      const told = cycles.map(({ estados }) => estados).join('. ');
      return statesInTables(page)
        .filter((state) => !new RegExp(`(?<!\\p{L})${state}(?!\\p{L})`, 'u').test(told))
        .map((state) => ({ message: `«${state}» is no state of ${keys.join(', ')}: ${told}` }));
    },
);
