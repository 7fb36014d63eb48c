import type { Facts } from '../../../src/facts/facts';
import { unknownName } from '../../../src/text/nearest';
import type { Passage } from '../content';
import { markedSentences } from '../marked-sentences';
import { PassageRule } from '../rule';

/** A part of a window: the word that a writer names it with, and its name. */
const partPattern =
  /(?<press>\b(?:pul(?:se|sa|sar|san)|to(?:que|ca|car)|botón))\s\*\*(?<button>[^*]+)\*\*|\bcampo\s\*\*(?<field>[^*]+)\*\*|\bpestaña\s\*\*(?<tab>[^*]+)\*\*|:menu\[(?<screen>[^\]]+)\]/gi;

type Part = 'button' | 'field' | 'tab';

/** What the window of a page is known to have; a kind of which nothing is known stays undefined. */
type Parts = Readonly<Record<Part, ReadonlySet<string> | undefined>>;

/** Buttons of any message or window, whatever the screen. */
const commonButtons = ['Autorizar', 'Ver ayuda', 'Cancelar'];

function setOf(names: readonly string[]): ReadonlySet<string> | undefined {
  return names.length > 0 ? new Set(names) : undefined;
}

function partsOf(facts: Facts, route: string): Parts {
  const ofRoute = ({ ruta }: { ruta: string }) => ruta === route;
  const screens = facts.screens.filter(ofRoute);
  const shared = screens.map((screen) => screen['lineas-de'] ?? screen.clave);
  const dialogs = facts.screens
    .filter(({ clave }) => shared.includes(clave))
    .flatMap(({ dialogos = [] }) => dialogos);
  const sources = [
    ...screens,
    ...facts.pages.filter(ofRoute),
    ...facts.windows.ventanas.filter(ofRoute),
  ];
  const buttons = sources.flatMap(({ acciones = [] }) => acciones);
  return {
    button: setOf(
      buttons.length > 0
        ? [
            ...buttons,
            ...dialogs.flatMap(({ acciones }) => acciones),
            ...facts.commonScreen.acciones,
            ...facts.windows.ventanas.filter(ofRoute).flatMap(({ enlaces = [] }) => enlaces),
            ...commonButtons,
          ]
        : [],
    ),
    field: setOf(sources.flatMap(({ campos = [] }) => campos.map(({ nombre }) => nombre))),
    tab: setOf(screens.flatMap(({ pestanas = [] }) => pestanas.map(({ nombre }) => nombre))),
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

export class ScreenParts extends PassageRule {
  readonly id = 'screen-parts';
  readonly severity = 'error';
  readonly asks =
    'A button, field or tab named in the sentence that names the menu of its screen («En :menu[…], pulse **Anular**») is one that the screen has.';

  readonly #facts: Facts;
  readonly #parts = new Map<string, Parts>();

  constructor(facts: Facts) {
    super();
    this.#facts = facts;
  }

  protected problemsOf(passage: Passage): string[] {
    if (passage.place === 'synonym') return [];
    return markedSentences(passage).flatMap((sentence) =>
      namedParts(sentence).flatMap(({ part, name, route }) => {
        const known = this.#partsOf(route)[part];
        if (known === undefined || known.has(name)) return [];
        return [`the screen of ${route} has no ${part} ${unknownName(name, [...known])}`];
      }),
    );
  }

  #partsOf(route: string): Parts {
    const parts = this.#parts.get(route) ?? partsOf(this.#facts, route);
    this.#parts.set(route, parts);
    return parts;
  }
}
