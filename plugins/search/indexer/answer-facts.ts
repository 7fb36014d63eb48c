import type { Facts } from '../../../src/facts/facts';
import { loadFacts } from '../../../src/facts/load-facts';
import { menuOf } from '../../../src/facts/menu-paths';
import { docUrl } from '../../../src/facts/routes';
import { moduleTitle } from '../../../src/rendering/directives/permissions';
import { FINDER_URLS } from '../../../src/rendering/finders/finder-urls';
import { listedRoles } from '../../../src/rendering/finders/parts';
import { anchorOf } from '../../../src/rendering/markdown/anchors';
import { plainFactText } from '../../../src/rendering/plain-fact-text';
import type { AnswerKind } from '../engine/answer-kinds';

/** Something that facts answer, with what it is asked by. */
export interface ToldFact {
  kind: AnswerKind;
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

const sentences = new Intl.Segmenter('es', { granularity: 'sentence' });

/** Longest answer, in characters; a first sentence that is longer stays whole. */
const LONGEST = 170;

/** The first sentence of a text, and the second where both are short. */
function firstSentences(text: string): string {
  const [first = '', second = ''] = [...sentences.segment(text)].map(({ segment }) => segment);
  const both = first + second;
  const shown = both.trim().length <= LONGEST && !/:\s*$/.test(both) ? both : first;
  return shown.trim();
}

function holders(keys: readonly string[], facts: Facts): string {
  const roles = facts.permissions.roles.filter(({ clave }) => keys.includes(clave));
  return listedRoles(
    roles.map(({ nombre }) => nombre.toLowerCase()),
    facts,
  );
}

function whoCan(facts: Facts): ToldFact[] {
  return facts.permissions.modulos.flatMap(({ modulo, permisos }) =>
    permisos.map(
      ({ nombre, descripcion, roles, autorizable }): ToldFact => ({
        kind: 'quien',
        name: plainFactText(nombre, facts),
        others: [plainFactText(descripcion, facts).replaceAll(',', ' ')],
        url: FINDER_URLS.permissions,
        anchor: anchorOf(moduleTitle(modulo)),
        text: `De fábrica: ${holders(roles, facts)}.${autorizable ? ' Los demás, con autorización.' : ''}`,
      }),
    ),
  );
}

function keys(facts: Facts): ToldFact[] {
  return facts.shortcuts.map(({ tecla, boton, donde }) => ({
    kind: 'tecla',
    name: tecla,
    others: [],
    url: FINDER_URLS.keys,
    anchor: 'teclas',
    text: `${plainFactText(boton, facts)}. Funciona en: ${plainFactText(donde, facts)}.`,
  }));
}

function terms(facts: Facts): ToldFact[] {
  return facts.glossary.map(({ termino, sinonimos }) => ({
    kind: 'termino',
    name: termino,
    others: sinonimos,
    url: '/glosario',
    anchor: anchorOf(termino),
    text: '',
  }));
}

function questions(facts: Facts): ToldFact[] {
  return facts.questions.flatMap(({ ruta, elementos }) =>
    elementos.map(({ pregunta, respuesta }) => {
      const name = plainFactText(pregunta, facts);
      return {
        kind: 'pregunta' as const,
        name,
        others: [],
        url: docUrl(ruta),
        anchor: anchorOf(name),
        text: firstSentences(plainFactText(respuesta, facts)),
      };
    }),
  );
}

function menus(facts: Facts): ToldFact[] {
  return [...facts.routes.keys()].flatMap((route): ToldFact[] => {
    const menu = menuOf(route, facts);
    if (menu === undefined) return [];
    return [
      {
        kind: 'menu',
        name: '',
        others: [],
        url: docUrl(route),
        anchor: '',
        text: plainFactText(menu, facts),
      },
    ];
  });
}

/**
 * All that the facts answer.
 * @throws FactError when the facts break their schema
 */
export function factAnswers(dataDir: string): ToldFact[] {
  const facts = loadFacts(dataDir);
  return [...whoCan(facts), ...keys(facts), ...terms(facts), ...questions(facts), ...menus(facts)];
}
