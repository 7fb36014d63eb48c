import type { Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { Facts } from '../../../src/facts/facts';
import { unknownName } from '../../../src/text/nearest';
import type { Passage } from '../content';
import { passageRule } from '../rule';

/** What a node was typed as, as far as these rules look at it: bold, directives, code. */
function markedText(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'break':
      return ' ';
    case 'strong':
      return `**${plainText(node)}**`;
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'textDirective':
      return node.name === 'termino' ? plainText(node) : `:${node.name}[${plainText(node)}]`;
    default:
      return 'children' in node ? node.children.map(markedText).join('') : '';
  }
}

/** The sentences of a passage with their marks: `Pulse **Grabar**`, `Exige :permiso[ventas-anular]`. */
export function markedSentences({ content }: Pick<Passage, 'content'>): string[] {
  return content
    .map(markedText)
    .join('')
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}¿¡«*:`$\d(])/u);
}

/** A part of a window: the word that a writer names it with, and its name. */
const partPattern =
  /(?<press>\b(?:pul(?:se|sa|sar|san)|to(?:que|ca|car)|botón))\s\*\*(?<button>[^*]+)\*\*|\bcampo\s\*\*(?<field>[^*]+)\*\*|\bpestaña\s\*\*(?<tab>[^*]+)\*\*|:menu\[(?<screen>[^\]]+)\]/gi;

type Part = 'button' | 'field' | 'tab';

/** What the window of a page is known to have; of a kind of which nothing is known, nothing. */
type Parts = Readonly<Record<Part, readonly string[]>>;

/** Buttons of any message or window, whatever the screen. */
const commonButtons = ['Autorizar', 'Ver ayuda', 'Cancelar'];

function partsOf(facts: Facts, route: string): Parts {
  const ofRoute = ({ ruta }: { ruta: string }) => ruta === route;
  const screens = facts.screens.filter(ofRoute);
  const windows = facts.windows.ventanas.filter(ofRoute);
  const shared = screens.map((screen) => screen['lineas-de'] ?? screen.clave);
  const dialogs = facts.screens
    .filter(({ clave }) => shared.includes(clave))
    .flatMap(({ dialogos = [] }) => dialogos);
  const sources = [...screens, ...facts.pages.filter(ofRoute), ...windows];
  const own = sources.flatMap(({ acciones = [] }) => acciones);
  const anywhere = [
    ...dialogs.flatMap(({ acciones }) => acciones),
    ...windows.flatMap(({ enlaces = [] }) => enlaces),
    ...facts.commonScreen.acciones,
    ...commonButtons,
  ];
  return {
    button: own.length > 0 ? [...own, ...anywhere] : [],
    field: sources.flatMap(({ campos = [] }) => campos.map(({ nombre }) => nombre)),
    tab: screens.flatMap(({ pestanas = [] }) => pestanas.map(({ nombre }) => nombre)),
  };
}

/** What a sentence names, with the screen it names it of: the one just before, or, of a press, just after. */
function namedParts(sentence: string): { part: Part; name: string; route: string }[] {
  const matches = [...sentence.matchAll(partPattern)];
  let before: string | undefined;
  return matches.flatMap((match, index) => {
    const { screen, button, field, tab } = match.groups ?? {};
    if (screen !== undefined) {
      before = screen;
      return [];
    }
    const next = matches[index + 1];
    const between = sentence.slice(match.index + match[0].length, next?.index);
    const after = /^,? en $/.test(between) ? next?.groups?.screen : undefined;
    const route = after ?? before;
    if (route === undefined) return [];
    const part = button !== undefined ? 'button' : field !== undefined ? 'field' : 'tab';
    return [{ part, name: button ?? field ?? tab ?? '', route }];
  });
}

export const screenParts = passageRule(
  'screen-parts',
  'A button, field or tab named in the sentence that names the menu of its screen («En :menu[…], pulse **Anular**») is one that the screen has.',
  ({ facts }) => {
    const found = new Map<string, Parts>();
    return (passage) =>
      markedSentences(passage)
        .flatMap(namedParts)
        .flatMap(({ part, name, route }) => {
          const parts = found.get(route) ?? partsOf(facts, route);
          found.set(route, parts);
          if (parts[part].length === 0 || parts[part].includes(name)) return [];
          return [`the screen of ${route} has no ${part} ${unknownName(name, parts[part])}`];
        });
  },
);

const notPattern = /(?<![\p{L}])(?:no|ni|sin|nunca|falta)(?![\p{L}])/iu;

/** Says of somebody that a screen is closed to them. */
const closedPattern = /(?<![\p{L}])no (?:l[ao]s? )?(?:abren?|entran?)(?![\p{L}])/iu;

/** The roles that a sentence names after a pattern, but for those of a bold name: «**Vendedor asociado**» is a field. */
function rolesIn(sentence: string, before: string, roles: readonly string[]): string[] {
  const pattern = new RegExp(`${before}(${roles.join('|')})(?:es)?(?![\\p{L}])`, 'giu');
  const plain = sentence.replace(/\*\*[^*]+\*\*/g, '');
  return [...new Set([...plain.matchAll(pattern)].map(([, role = '']) => role.toLowerCase()))];
}

function labelsOf(sentence: string, directive: string): string[] {
  const found = sentence.matchAll(new RegExp(`:${directive}\\[([^\\]]+)\\]`, 'g'));
  return [...new Set([...found].map(([, label = '']) => label))];
}

export const factoryRoles = passageRule(
  'factory-roles',
  'A role said to hold a permission, or asked to do something on a screen, holds it in `data/permisos.yaml`; a list of who holds it «de fábrica» is complete.',
  ({ facts }) => {
    const roles = facts.permissions.roles.map(({ clave }) => clave);
    const permissions = facts.permissions.modulos.flatMap(({ permisos }) => permisos);
    const holdersOf = (key: string) => permissions.find(({ clave }) => clave === key)?.roles;

    /** A sentence with one permission and some roles says who holds it, or with a «no» who does not. */
    function holderProblems(sentence: string): string[] {
      const [key = '', ...others] = labelsOf(sentence, 'permiso');
      const holders = holdersOf(key);
      if (!holders || others.length > 0 || notPattern.test(sentence)) return [];
      const named = rolesIn(sentence, '(?<![\\p{L}])', roles);
      const strange = named.filter((role) => !holders.includes(role));
      const isList = named.length > 0 && /de fábrica/i.test(sentence);
      const missing = isList ? holders.filter((role) => !named.includes(role)) : [];
      return [
        ...strange.map((role) => `the role ${role} does not hold ${key}`),
        ...missing.map((role) => `the role ${role} holds ${key} too`),
      ];
    }

    /** Each role that does something on the screens of a sentence («pida al supervisor que…») may open them. */
    function doerProblems(sentence: string): string[] {
      if (closedPattern.test(sentence)) return [];
      const doers = rolesIn(sentence, '\\b(?:al|el|un) ', roles);
      return labelsOf(sentence, 'menu').flatMap((route) => {
        const keys = [...facts.screens, ...facts.reports, ...facts.pages]
          .filter(({ ruta }) => ruta === route)
          .flatMap(({ permisos = [] }) => permisos);
        if (keys.length === 0) return [];
        return doers
          .filter((role) => !keys.some((key) => holdersOf(key)?.includes(role)))
          .map(
            (role) => `the role ${role} cannot open ${route}: it holds none of ${keys.join(', ')}`,
          );
      });
    }

    return (passage) =>
      markedSentences(passage).flatMap((sentence) => [
        ...holderProblems(sentence),
        ...doerProblems(sentence),
      ]);
  },
);
