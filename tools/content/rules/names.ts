import { distance } from 'fastest-levenshtein';
import type { Paragraph } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { Facts } from '../../../src/facts/facts';
import { menuProblem, pagesByMenu } from '../../../src/facts/menu-paths';
import { withoutAccents } from '../../../src/text/accents';
import { unknownName } from '../../../src/text/nearest';
import { type Passage, standIn, textOf } from '../content';
import { contentRule, nodesOf, pageRule, passageRule, problemAt } from '../rule';

function paragraphOf(content: Passage['content']): Paragraph {
  return { type: 'paragraph', children: [...content] };
}

export const knownCodes = contentRule(
  'known-codes',
  'A message code in running text or code is one of `data/mensajes/`.',
  function* ({ pages, factPassages, componentPassages, facts }) {
    const prefixes = facts.products.map(({ prefijo }) => prefijo).join('|');
    const code = new RegExp(`(?<![\\p{L}\\d])(?:${prefixes})-\\d{3,}(?![\\p{L}\\d-])`, 'gu');
    const known = facts.messages.map(({ codigo }) => codigo);
    const lines = pages.flatMap(({ file, source }) =>
      source.split('\n').map((text, index) => ({ file, line: index + 1, text })),
    );
    const others = [...factPassages, ...componentPassages].map(({ file, line, content }) => ({
      file,
      line,
      text: plainText(paragraphOf(content)),
    }));
    for (const { file, line, text } of [...lines, ...others]) {
      for (const found of text.match(code) ?? []) {
        if (known.includes(found)) continue;
        yield { file, line, message: `message code ${unknownName(found, known)}` };
      }
    }
  },
);

function permissionsOf({ permissions }: Facts): string[] {
  return permissions.modulos.flatMap(({ permisos }) => permisos.map(({ clave }) => clave));
}

const keyPattern = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)+$/;

export const knownKeys = pageRule(
  'known-keys',
  'A key in backticks, such as `ventas-facturar` or `precio-1`, is a permission or another key of `data/`.',
  ({ facts, factKeys }) => {
    const permissions = permissionsOf(facts);
    return function* ({ written }) {
      for (const code of nodesOf(written, 'inlineCode')) {
        if (!keyPattern.test(code.value) || factKeys.has(code.value)) continue;
        yield problemAt(code, `key ${unknownName(code.value, permissions)}`);
      }
    };
  },
);

/** A key as a word; in brackets after its name, it is what the screen of permissions shows. */
const bareKeyPattern = /(?<![\p{L}\p{N}(/-])[a-z]+(?:-[a-z]+)+(?![\p{L}\p{N}/-])/gu;

export const permissionNames = passageRule(
  'permission-names',
  'A permission is named as its screen names it, by `:permiso[ventas-anular]`; its key never stands alone in a text.',
  ({ facts }) => {
    const permissions = permissionsOf(facts);
    return function* ({ text, place }) {
      if (place === 'component') return;
      for (const key of text.match(bareKeyPattern) ?? []) {
        if (!permissions.includes(key)) continue;
        yield `«${key}» is the key of a permission; write :permiso[${key}]`;
      }
    };
  },
);

/** A menu path in bold, or that of a page by its route. */
const namedMenu = /\*\*([^*]+ > [^*]+)\*\*|:menu\[([^\]]+)\]/g;

/** Menu paths of pages that stand in running text; a fact that opens with one is where it is kept. */
function pathsInText(text: string, place: Passage['place'], facts: Facts): string[] {
  const typed = [...pagesByMenu(facts).keys()].filter(
    (path) => path.includes(' > ') && text.includes(path),
  );
  return typed
    .filter((path) => !typed.some((other) => other !== path && other.includes(path)))
    .filter((path) => place !== 'fact' || !text.startsWith(path));
}

export const knownMenus = passageRule(
  'known-menus',
  'The menu path of a page is written by its route, `:menu[delfin/archivos/maestros/clientes]`; one without a page, «**Ayuda > Acerca de Delfín**», is one of `data/menus-sin-pagina.yaml`.',
  ({ facts }) =>
    ({ content, place }) => {
      const text = textOf(content, 'marked').replace(/`[^`]*`/g, standIn);
      const named = [...text.matchAll(namedMenu)].map(([, path, route]) => path ?? route ?? '');
      const rest = text.replace(namedMenu, standIn);
      const bare = rest.includes(' > ') ? pathsInText(rest, place, facts) : [];
      return [...named, ...bare].flatMap((menu) => menuProblem(menu, facts) ?? []);
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

/** Whether letters are a name with a slip of one or two, which in a name of one word would make another word. */
function isSlip(letters: string, known: string): boolean {
  if (!known.includes(' ') || known.length < 10) return false;
  if (Math.abs(letters.length - known.length) > 2) return false;
  if (letters.split(' ').length !== known.split(' ').length) return false;
  return distance(letters, known) <= 2 && singular(letters) !== singular(known);
}

export const interfaceNames = passageRule(
  'interface-names',
  'A bold name that is almost one of `data/` (a field, button, filter, column, menu, permission or role) is written exactly as there.',
  ({ facts }) => {
    const names = interfaceNamesOf(facts);
    const known = [...names].map((name) => ({ name, letters: simplified(name) }));
    // A term of the glossary may be in bold where it is explained.
    const right = new Set([...names, ...facts.glossary.map(({ termino }) => termino)]);
    return function* ({ content }) {
      for (const node of nodesOf(paragraphOf(content), 'strong')) {
        const name = plainText(node).replace(/[.:,]$/, '');
        // A menu path is for `known-menus`.
        if (right.has(name) || name.includes(' > ')) continue;
        const letters = simplified(name);
        const meant =
          known.find((one) => one.letters === letters) ??
          known.find((one) => isSlip(letters, one.letters));
        if (meant) yield `**${name}** is no name of data/; write **${meant.name}**`;
      }
    };
  },
);
