import { describe, expect, test } from 'vitest';
import { problemsIn, problemsOf } from '../../../tests/support/fixture-content';
import { readWordList, SpanishDictionary } from '../spanish-dictionary';
import { ownWordsFile } from '.';
import { ForbiddenWords, forbiddenWordsOf } from './forbidden-words';
import { ImperativeSteps } from './imperative-steps';
import { PreferredWords } from './preferred-words';
import { SentenceLength } from './sentence-length';
import { Spelling } from './spelling';
import { Usted } from './usted';

describe('imperative-steps', () => {
  const rule = new ImperativeSteps();

  test.each([
    'Abre la caja.',
    'Abrir la caja.',
    'Se abre la caja.',
    'En **Base**, el cajero escribe 2.',
  ])('finds «%s»', (step) => {
    expect(problemsIn(rule, `1. ${step}`)).toEqual([
      expect.stringMatching(/^7 .*does not begin as a step/),
    ]);
  });

  test.each([
    'Abra la caja.',
    'Ábrala con F9.',
    'En **Base**, escriba 2.',
    '(Opcional) Elija el vendedor.',
    'Si el cliente paga a crédito, elija **Crédito**.',
    'O pida el permiso.',
    '¿Solo tiene la factura impresa? Use el formulario.',
    'Base: 21.000 ÷ 1,05 = $ 20.000.',
  ])('accepts «%s»', (step) => {
    expect(problemsIn(rule, `1. ${step}`)).toEqual([]);
  });

  test('leaves examples and bullets free', () => {
    expect(problemsIn(rule, '## Ejemplo\n\n1. El cajero abre.\n')).toEqual([]);
    expect(problemsIn(rule, '- El cajero abre.')).toEqual([]);
  });

  test('reads the steps of data/ too', () => {
    const yaml = 'elementos:\n  - pasos:\n      - Abres la caja.\n      - Abra la caja.\n';
    expect(problemsOf(rule, { 'data/preguntas/x.yaml': yaml })).toEqual([
      expect.stringMatching(/^3 «Abres la caja\.»/),
    ]);
  });
});

describe('usted', () => {
  const rule = new Usted();

  test.each([
    ['Haz la venta.', 'haga'],
    ['Si puedes, espere.', 'puede'],
    ['Revise tu caja.', 'su'],
    ['Elegí el cliente.', 'elija'],
    ['Vos tenés la clave.', 'usted'],
    ['Podrás vender.', 'the verb in the form of usted'],
    ['Aquí vamos a vender.', 'the action itself'],
  ])('finds «%s»', (text, replacement) => {
    expect(problemsIn(rule, text).join()).toContain(`write ${replacement}`);
  });

  test('accepts usted, look-alikes, quotations, code and bold names', () => {
    const body =
      'Usted elige más tarde, después de las seis. Él le dijo «¿me fías tú?»; lea `tu` y **Te**. El área de TI.';
    expect(problemsIn(rule, body)).toEqual([]);
  });
});

describe('forbidden-words', () => {
  const guide =
    '- Diga poco.\n- No use: «simplemente», «etc.», «y/o», «haga clic aquí». Use: «y», «o».\n';
  const rule = new ForbiddenWords(forbiddenWordsOf(guide));

  test.each([
    'Simplemente pulse F9.',
    'Precios, impuestos, etc.',
    'Efectivo y/o tarjeta.',
    'Haga clic aquí.',
  ])('finds «%s»', (text) => {
    expect(problemsIn(rule, text)).toEqual([expect.stringContaining('is not written here')]);
  });

  test('accepts words that only contain one, and quotations', () => {
    expect(problemsIn(rule, 'La simple mente y la etc·étera. Le dicen «simplemente».')).toEqual([]);
  });

  test('fails when the style guide has lost its list', () => {
    expect(() => forbiddenWordsOf('# Guía\n')).toThrow(/No use/);
  });
});

describe('preferred-words', () => {
  const rule = new PreferredWords();

  test.each([
    ['Presione F9.', 'pulse'],
    ['Seleccione el cliente.', 'elija'],
    ['Digite el valor.', 'escriba'],
    ['Vaya a Reportes.', 'abra'],
    ['Su contraseña venció.', 'clave'],
    ['No hay stock.', 'existencia'],
    ['Envíe un email.', 'correo'],
  ])('finds «%s»', (text, preferred) => {
    expect(problemsIn(rule, text)).toEqual([expect.stringContaining(`write «${preferred}»`)]);
  });

  test('accepts the fixed words, and the others where they are quoted', () => {
    const body = 'Pulse F9. Cópiela donde la vaya a usar. La gente le dice «la pistola».';
    expect(problemsIn(rule, body)).toEqual([]);
  });
});

describe('sentence-length', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'palabra').join(' ');

  test('lists a sentence over forty words', () => {
    expect(problemsIn(new SentenceLength(), `Breve. Una ${words(40)}.`)).toEqual([
      expect.stringContaining('has 41 words'),
    ]);
    expect(problemsIn(new SentenceLength(), `Una ${words(39)}. Otra ${words(39)}.`)).toEqual([]);
  });
});

const own = readWordList(ownWordsFile);
const dictionary = await SpanishDictionary.load(own);

describe('spelling', () => {
  const rule = new Spelling(dictionary);

  test('finds a word that no dictionary has, and suggests', () => {
    expect(problemsIn(rule, 'No hay existensia.')).toEqual([
      expect.stringMatching(/«existensia».*existencia/),
    ]);
    expect(problemsIn(rule, 'La autorizacion del delfin.').join()).toContain('autorizacion');
  });

  test('finds it in data/, with its line', () => {
    const yaml = 'texto: Buen texto\notro: El presio cambió\n';
    expect(problemsOf(rule, { 'data/x.yaml': yaml })).toEqual([
      expect.stringMatching(/^2 «presio»/),
    ]);
  });

  test.each([
    'El kárdex y la ReteFuente.',
    'Compruébelo, prográmelo y concílielo antes de fiarle.',
    'Lea `existensia` en C:\\Delfin\\Regsitros, soporte@example.com o X-Api-Key.',
    'La factura FE1-1366 del 2026-03-31.',
  ])('accepts «%s»', (text) => {
    expect(problemsIn(rule, text)).toEqual([]);
  });

  test('accepts the codes that facts hold', () => {
    expect(problemsOf(rule, { 'data/x.yaml': 'prefijo: ZQ1\ntexto: Los ZQ se agrupan\n' })).toEqual(
      [],
    );
    expect(problemsOf(rule, { 'data/x.yaml': 'texto: Los ZQ se agrupan\n' })).toHaveLength(1);
  });
});
