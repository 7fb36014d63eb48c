import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { withoutAccents } from '../../../src/text/accents';
import type { Content, Passage } from '../content';
import { type ContentRule, contentRule, passageRule } from '../rule';
import {
  countWords,
  type Dictionary,
  readWordList,
  withoutIdentifiers,
  withoutPronouns,
  wordsOf,
} from '../spanish-words';

const FOLDER = path.join('tools', 'content');
const WORDING = path.join(FOLDER, 'wording.yaml');

const wordingSchema = z.array(z.strictObject({ avoid: z.string(), write: z.string() }));

/** A pattern between signs or spaces, whatever its capitals. */
function wholeWords(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu');
}

export const wording = passageRule(
  'wording',
  `No words of \`${WORDING}\`: the reader is usted, «pulse» is not «presione», «clave» not «contraseña», and nothing is «simplemente».`,
  () => {
    const entries = wordingSchema
      .parse(parse(readFileSync(WORDING, 'utf8')))
      .map(({ avoid, write }) => ({ pattern: wholeWords(avoid), write }));
    return function* ({ file, plain }) {
      // The titles of the route map are given.
      if (file === 'data/rutas.yaml') return;
      for (const { pattern, write } of entries) {
        for (const found of plain.match(pattern) ?? []) {
          if (!/^\p{Lu}{2,}$/u.test(found)) yield `«${found}»: write ${write} (${WORDING})`;
        }
      }
    };
  },
);

/** Names of other programs and of the trade that pages write. */
const otherNames = ['Excel', 'Windows', 'Android', 'Wi-Fi', 'Power Query', 'JavaScript', 'DIAN'];

/** A product whose name is also a common word: only its sense tells which one is meant. */
const commonWords = ['Compras'];

/** A name with any accents, and with anything or nothing between its words. */
function looseName(name: string): RegExp {
  const letters = [...withoutAccents(name).toLowerCase()].map((letter) => {
    if (letter === ' ' || letter === '-') return '[ -]?';
    return /[aeiou]/.test(letter) ? `[${letter}${`${letter}\u0301`.normalize('NFC')}]` : letter;
  });
  return new RegExp(`(?<![\\p{L}\\d-])${letters.join('')}(?![\\p{L}\\d-])`, 'giu');
}

export const productNames = passageRule(
  'product-names',
  'Names of products and programs are written as in `data/productos.yaml`: «Delfín» with its accent outside code, «Mobile», «Power Query».',
  ({ facts }) => {
    const names = [...facts.products.map(({ nombre }) => nombre), ...otherNames]
      .filter((name) => !commonWords.includes(name))
      .map((name) => ({ name, pattern: looseName(name) }));
    return function* ({ text }) {
      const words = withoutIdentifiers(text);
      for (const { name, pattern } of names) {
        for (const found of words.match(pattern) ?? []) {
          if (found !== name) yield `«${found}» is written «${name}»`;
        }
      }
    };
  },
);

/** Imperatives of usted that steps begin with, without pronouns: a word list beside this rule. */
const IMPERATIVES = path.join(FOLDER, 'imperatives.txt');
const imperatives = new Set(readWordList(IMPERATIVES));

/** Words that open the place, the condition or the purpose of a step, before its verb. */
const openers = new Set(
  'en si cuando para al con sin antes después desde hasta mientras por durante según'.split(' '),
);

/** An entry of a list of parts, «Base: 21.000 ÷ 1,05», which is no step. */
const labelledEntry = /^[^.:;]{1,60}: /;

function firstWord(clause: string): string {
  return clause.match(/\p{L}+/u)?.[0].toLowerCase() ?? '';
}

/** Whether a clause begins with an imperative, alone or with its pronouns: `abra`, `ábrala`, `déselo`. */
function isImperative(clause: string): boolean {
  const word = firstWord(clause);
  return [word, ...withoutPronouns(word)].some((verb) => imperatives.has(verb));
}

/** Whether a step tells the reader to do something: with a verb first, or after where and when. */
function isStep(text: string): boolean {
  const step = text.replace(/^(?:\([^)]*\)|O|Y)\s+/, '').trim();
  const [first = '', ...rest] = step.split(/[.,:;?!)]\s+|\s+(?:y|o)\s+/);
  if (isImperative(first)) return true;
  return (openers.has(firstWord(first)) || step.startsWith('¿')) && rest.some(isImperative);
}

/** The steps of a page apart from those under a heading «Ejemplo…», which tell what somebody did. */
function stepsOf(passages: readonly Passage[]): Passage[] {
  let isExample = false;
  return passages.filter((passage) => {
    if (passage.place === 'heading') isExample = passage.text.startsWith('Ejemplo');
    return passage.place === 'step' && !isExample;
  });
}

export const imperativeSteps = contentRule(
  'imperative-steps',
  'A numbered step begins with an imperative of usted, or with where and when: «En **Campo**, escriba…»; an enumeration begins with «Nombre: …», and examples are free.',
  function* ({ pages, factPassages }) {
    const lists = [...pages.map(({ passages }) => passages), factPassages];
    for (const { file, line, text } of lists.flatMap(stepsOf)) {
      if (isStep(text) || labelledEntry.test(text)) continue;
      const message = `«${text.slice(0, 60)}» does not begin as a step; begin with an imperative of usted («Abra», «Elija», «Pulse»…) or a place and then it («En **Campo**, escriba…»). A verb that is missing goes in ${IMPERATIVES}`;
      yield { file, line, message };
    }
  },
);

/** Words of the trade that no dictionary has. */
export const ownWordsFile = path.join(FOLDER, 'words.txt');

/** The parts of a word that neither dictionary nor facts have. */
function unknownParts(word: string, known: Dictionary, { factKeys, factCodes }: Content): string[] {
  if (factKeys.has(word) || factCodes.has(word) || known.has(word)) return [];
  const parts = word.split('-').filter((part) => part.length > 1);
  return parts.filter((part) => !factCodes.has(part) && !known.has(part));
}

/** The rule of a dictionary, which takes a moment to load. */
export function spelling(dictionary: Dictionary): ContentRule {
  function problemOf(word: string): string {
    const near = dictionary.suggest(word);
    const hint = near.length > 0 ? `did you mean ${near.join(', ')}? Otherwise` : 'correct it, or';
    return `«${word}» is not in the dictionary; ${hint} add it to ${ownWordsFile} if it is a word of the trade`;
  }
  return passageRule(
    'spelling',
    `Every word outside code is in the Spanish dictionary or, when it is a word of the trade, in \`${ownWordsFile}\`.`,
    (content) => {
      const ofProducts = new Set(content.facts.products.flatMap(({ nombre }) => nombre.split(' ')));
      return ({ text }) => {
        const unknown = wordsOf(text)
          .filter((word) => !ofProducts.has(word))
          .flatMap((word) => unknownParts(word, dictionary, content));
        return [...new Set(unknown)].map(problemOf);
      };
    },
  );
}

const MOST_WORDS = 40;

export const sentenceLength = passageRule(
  'sentence-length',
  `No sentence over ${MOST_WORDS} words; twenty is the aim.`,
  () =>
    function* ({ text }) {
      // A full stop in a number or an abbreviation ends none.
      for (const sentence of text.split(/(?<=[.!?…:;])\s+(?=[\p{Lu}¿¡«\u{FFFC}$\d])/u)) {
        const words = countWords(sentence);
        if (words <= MOST_WORDS) continue;
        const start = sentence.split(/\s+/).slice(0, 8).join(' ');
        yield `«${start}…» has ${words} words; break it where a new idea begins`;
      }
    },
);
