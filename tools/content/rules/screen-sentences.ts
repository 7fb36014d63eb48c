import type { Facts } from '../../../src/facts/facts';
import { COMMON_BUTTONS, windowParts } from '../../../src/facts/window-parts';
import { unknownName } from '../../../src/text/nearest';
import { markedSentences } from '../content';
import { passageRule } from '../rule';

/** A part of a window: the word that a writer names it with, and its name. */
const partPattern =
  /(?<press>\b(?:pul(?:se|sa|sar|san)|to(?:que|ca|car)|botón))\s\*\*(?<button>[^*]+)\*\*|\bcampo\s\*\*(?<field>[^*]+)\*\*|\bpestaña\s\*\*(?<tab>[^*]+)\*\*|:menu\[(?<screen>[^\]]+)\]/gi;

type Part = 'button' | 'field' | 'tab';

/** What the window of a page is known to have of a kind; of a kind of which nothing is known, nothing. */
function partsOf(facts: Facts, route: string, part: Part): readonly string[] {
  const parts = windowParts(facts, route)[`${part}s`];
  if (part !== 'button' || parts.length === 0) return parts;
  return [...parts, ...facts.commonScreen.acciones, ...COMMON_BUTTONS];
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
    return function* (passage) {
      for (const { part, name, route } of markedSentences(passage).flatMap(namedParts)) {
        const known = partsOf(facts, route, part);
        if (known.length === 0 || known.includes(name)) continue;
        yield `the screen of ${route} has no ${part} ${unknownName(name, known)}`;
      }
    };
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
    function* holderProblems(sentence: string): Iterable<string> {
      const [key = '', ...others] = labelsOf(sentence, 'permiso');
      const holders = holdersOf(key);
      if (!holders || others.length > 0 || notPattern.test(sentence)) return;
      const named = rolesIn(sentence, '(?<![\\p{L}])', roles);
      for (const role of named) {
        if (!holders.includes(role)) yield `the role ${role} does not hold ${key}`;
      }
      if (named.length === 0 || !/de fábrica/i.test(sentence)) return;
      for (const role of holders) {
        if (!named.includes(role)) yield `the role ${role} holds ${key} too`;
      }
    }

    /** Each role that does something on the screens of a sentence («pida al supervisor que…») may open them. */
    function* doerProblems(sentence: string): Iterable<string> {
      if (closedPattern.test(sentence)) return;
      const doers = rolesIn(sentence, '\\b(?:al|el|un) ', roles);
      for (const route of labelsOf(sentence, 'menu')) {
        const keys = [...facts.screens, ...facts.reports, ...facts.pages]
          .filter(({ ruta }) => ruta === route)
          .flatMap(({ permisos = [] }) => permisos);
        if (keys.length === 0) continue;
        for (const role of doers) {
          if (keys.some((key) => holdersOf(key)?.includes(role))) continue;
          yield `the role ${role} cannot open ${route}: it holds none of ${keys.join(', ')}`;
        }
      }
    }

    return function* (passage) {
      for (const sentence of markedSentences(passage)) {
        yield* holderProblems(sentence);
        yield* doerProblems(sentence);
      }
    };
  },
);
