import type { Facts } from '../../../src/facts/facts';
import { menuOf } from '../../../src/facts/menu-paths';
import { docUrl } from '../../../src/facts/routes';
import { moduleTitle } from '../../../src/rendering/directives/permissions';
import { FINDER_URLS } from '../../../src/rendering/finders/finder-urls';
import { listedRoles } from '../../../src/rendering/finders/parts';
import { anchorOf } from '../../../src/rendering/markdown/anchors';
import { plainFactText } from '../../../src/rendering/plain-fact-text';
import type { CarriedKind } from '../engine/index-format';
import { learnedStem } from '../engine/learned-words';
import { chunk } from '../engine/tokenizer';

/** Something that facts answer, with what it is asked by. */
export interface ToldFact {
  kind: CarriedKind;
  /** What it is called; the question itself for a frequent one. */
  name: string;
  /** What else it is called. */
  others: readonly string[];
  /** Address of the page that tells it, and the anchor on it. */
  url: string;
  anchor: string;
  /** One or two sentences. */
  text: string;
}

/** What is told of it where it has no more names and is a page of its own. */
type Told = Pick<ToldFact, 'kind' | 'url' | 'text'> & Partial<ToldFact>;

function whoCan(facts: Facts): Told[] {
  return facts.permissions.modulos.flatMap(({ modulo, permisos }) =>
    permisos.map(
      ({ nombre, descripcion, roles, autorizable }): Told => ({
        kind: 'quien',
        name: plainFactText(nombre, facts),
        others: [plainFactText(descripcion, facts).replaceAll(',', ' ')],
        url: FINDER_URLS.permissions,
        anchor: anchorOf(moduleTitle(modulo)),
        text: `De fábrica: ${listedRoles(roles, facts).toLowerCase()}.${autorizable ? ' Los demás, con autorización.' : ''}`,
      }),
    ),
  );
}

function keys(facts: Facts): Told[] {
  return facts.shortcuts.map(({ tecla, boton, donde }) => ({
    kind: 'tecla',
    name: tecla,
    url: FINDER_URLS.keys,
    anchor: 'teclas',
    text: `${plainFactText(boton, facts)}. Funciona en: ${plainFactText(donde, facts)}.`,
  }));
}

/** A field of more pages, as «Nombre» or «Activa», is asked for with its page, which then is found itself. */
const MOST_PAGES = 3;

/** A name as it is asked for: «Activo» and «Activa» are one. */
function askedName(name: string): string {
  return chunk(name)
    .flatMap(({ words }) => words.map(({ word }) => learnedStem(word)))
    .join(' ');
}

/** Fields of the pages that have one table of them, under the heading it always has. */
function fields(facts: Facts): Told[] {
  const pages = new Map<string, number>();
  for (const { nombre } of facts.screens.flatMap(({ campos }) => campos)) {
    const asked = askedName(nombre);
    pages.set(asked, (pages.get(asked) ?? 0) + 1);
  }
  return facts.screens.flatMap(({ ruta, campos }) =>
    campos.flatMap(({ nombre, regla }): Told[] => {
      if (regla === undefined || (pages.get(askedName(nombre)) ?? 0) > MOST_PAGES) return [];
      const text = `${plainFactText(regla, facts).replace(/\.$/, '')}.`;
      const url = docUrl(ruta);
      // Readers leave out what stands between brackets: «Plazo (días)».
      const short = nombre.replace(/ \(.*\)$/, '');
      const others = short === nombre ? [] : [short];
      return [{ kind: 'campo', name: nombre, others, url, anchor: 'campos', text }];
    }),
  );
}

/** Page of the API that lists the columns of each entity under its title. */
const ENTITIES = 'api/modo-de-uso/entidades';

function columns(facts: Facts): Told[] {
  return facts.api.entidades.flatMap(({ titulo, columnas }) =>
    columnas.map(
      ({ nombre, descripcion }): Told => ({
        kind: 'columna',
        name: nombre,
        url: docUrl(ENTITIES),
        anchor: anchorOf(titulo),
        text: `${plainFactText(descripcion, facts)}.`,
      }),
    ),
  );
}

function menus(facts: Facts): Told[] {
  return [...facts.routes.keys()].flatMap((route): Told[] => {
    const menu = menuOf(route, facts);
    return menu ? [{ kind: 'menu', url: docUrl(route), text: plainFactText(menu, facts) }] : [];
  });
}

/** All that the facts answer. */
export function factAnswers(facts: Facts): ToldFact[] {
  return [whoCan, keys, fields, columns, menus]
    .flatMap((answersOf) => answersOf(facts))
    .map((told) => ({ name: '', others: [], anchor: '', ...told }));
}
