import { describe, expect, test } from 'vitest';
import type { QuestionStep } from '../../../src/facts/question-pages';
import { contentOf, docFile, problemsIn, problemsOf } from '../../../tests/support/fixture-content';
import { smallFacts } from '../../../tests/support/small-facts';
import { FactoryRoles } from './factory-roles';
import { KeptChanges } from './kept-changes';
import { KnownStates } from './known-states';
import { RemedyOnce } from './remedy-once';
import { SameLimits } from './same-limits';
import { ScreenParts } from './screen-parts';
import { WarnedFirst } from './warned-first';

const month = ':menu[delfin/movimientos/inventarios/cierre-de-mes]';
const clients = ':menu[delfin/archivos/maestros/clientes]';

describe('screen-parts', () => {
  const rule = new ScreenParts(smallFacts);

  test.each([
    [`En ${month}, pulse **Cerrar el mes**.`, 'no button', '«Cerrar mes»'],
    [`Pulse **Revisa** en ${month}.`, 'no button', '«Revisar»'],
    [`Abra ${clients}, pestaña **Créditos**.`, 'no tab', '«Crédito»'],
    [`Abra ${clients}, campo **Cupos**.`, 'no field', '«Cupo»'],
  ])('finds «%s»', (sentence, part, right) => {
    expect(problemsIn(rule, sentence)).toEqual([expect.stringContaining(part)]);
    expect(problemsIn(rule, sentence)).toEqual([expect.stringContaining(right)]);
  });

  test.each([
    `En ${month}, pulse **Revisar** y después **Cerrar mes**.`,
    `Si falta, pulse **Grabar** y, en ${clients}, pulse **Historial**.`,
    `Abra ${clients}, pestaña **Crédito**, campo **Cupo**.`,
    `En el mensaje de ${month}, pulse **Autorizar**.`,
    'Abra :menu[delfin/consultas/kardex] y pulse **Ver**.',
    `Abra ${clients}. En la otra pantalla, pulse **Sortear**.`,
  ])('accepts «%s»', (sentence) => {
    expect(problemsIn(rule, sentence)).toEqual([]);
  });

  test('reads the facts too', () => {
    const yaml = `pasos:\n  - En ${month}, pulse **Borrar mes**.\n`;
    expect(problemsOf(rule, { 'data/preguntas/x.yaml': yaml })).toHaveLength(1);
  });
});

describe('factory-roles', () => {
  const rule = new FactoryRoles(smallFacts);

  test.each([
    ['Lo hace el cajero, que tiene :permiso[ventas-nota-credito].', 'cajero does not hold'],
    [
      'De fábrica, el cajero tiene :permiso[caja-abrir].',
      'administrador holds caja-abrir too|supervisor holds caja-abrir too',
    ],
    [
      'Si no puede, pida al mesero la nota en :menu[delfin/movimientos/ventas/notas-credito].',
      'mesero cannot open',
    ],
  ])('finds «%s»', (sentence, expected) => {
    expect(problemsIn(rule, sentence)).toEqual(
      expected.split('|').map((words) => expect.stringContaining(words)),
    );
  });

  test.each([
    'De fábrica lo tienen el administrador y el supervisor: :permiso[ventas-nota-credito].',
    'Exige :permiso[ventas-nota-credito], que el cajero no tiene de fábrica.',
    'Lo hace el supervisor, que tiene :permiso[caja-abrir].',
    'Llene **Vendedor asociado** o pida :permiso[ventas-nota-credito].',
    'Pida al supervisor la nota en :menu[delfin/movimientos/ventas/notas-credito].',
    'El cajero no abre :menu[delfin/movimientos/ventas/notas-credito].',
  ])('accepts «%s»', (sentence) => {
    expect(problemsIn(rule, sentence)).toEqual([]);
  });
});

describe('known-states', () => {
  const rule = new KnownStates();
  const page = (state: string, directive = '::estados{id="nota-credito-y-nota-debito"}') =>
    `${directive}\n\n| Estado | Qué hacer |\n|---|---|\n| ${state} | Esperar. |\n| **Total** | 1 |`;

  test('finds a state that the cycle of the page lacks', () => {
    expect(problemsIn(rule, page('Anulada'))).toEqual([
      expect.stringContaining('«Anulada» is no state of nota-credito-y-nota-debito'),
    ]);
  });

  test('accepts its states, and tables of a page without a cycle', () => {
    expect(problemsIn(rule, page('Pendiente de envío'))).toEqual([]);
    expect(problemsIn(rule, page('Anulada', ''))).toEqual([]);
  });
});

describe('same-limits', () => {
  const rule = new SameLimits();

  test.each(['Quedan 10 días de gracia.', 'Son diez días de gracia.'])(
    'finds another number in «%s»',
    (sentence) => {
      expect(problemsIn(rule, sentence)).toEqual([
        expect.stringContaining('gracia-de-la-licencia is 15'),
      ]);
    },
  );

  test('accepts the number, in digits or in words', () => {
    expect(problemsIn(rule, 'Quedan 15 días de gracia, quince días de gracia.')).toEqual([]);
  });

  test('finds a number that no text says', () => {
    expect(problemsIn(rule, 'Nada.')).toEqual([
      expect.stringMatching(/^\d+ no text says «\{\} días de gracia»/),
    ]);
  });
});

describe('remedy-once', () => {
  const rule = new RemedyOnce();
  const message = smallFacts.messages.find(({ codigo }) => codigo === 'DLF-2204');
  const steps = [
    'Traiga efectivo de otra caja con un préstamo.',
    'Repita la devolución del cliente.',
  ];
  if (!message) throw new Error('the small facts have no DLF-2204');
  const messages = [{ ...message, 'que-hacer': steps }];
  const question = { pregunta: '¿Cómo devuelvo?', respuesta: 'En efectivo.', siguientes: [] };

  /** What the rule says when a question has these steps, and a page this body. */
  function found(pasos: QuestionStep[], body = '') {
    const elementos = [{ ...question, codigo: 'DLF-2204', pasos }];
    const content = contentOf({ [docFile]: body });
    const questions = [{ ruta: docFile, elementos }];
    const facts = { ...content.facts, messages, problems: [], questions };
    return rule.check({ ...content, facts }).map((finding) => finding.message);
  }

  test('finds a step of the message of a question, in other words', () => {
    expect(found(['Con un préstamo, traiga de otra caja el efectivo.'])).toEqual([
      expect.stringContaining('take its steps with «remedio: DLF-2204»'),
    ]);
  });

  test('finds on a page a list that is mostly the steps of a message', () => {
    const body = '1. Traiga efectivo de otra caja.\n2. Repita la devolución del cliente.\n';
    expect(found([], body)).toEqual([expect.stringContaining('::remedio{codigo="DLF-2204"}')]);
  });

  test('accepts the remedy by its code, other steps, and a list with more of its own', () => {
    const body =
      '1. Traiga efectivo de otra caja.\n2. Cuente los billetes del cajón.\n3. Firme el papel.\n';
    expect(found([{ remedio: 'DLF-2204' }, 'Avise después al supervisor.'], body)).toEqual([]);
  });
});

describe('warned-first', () => {
  const rule = new WarnedFirst();
  const warning = { aviso: 'Cerrar el mes no se deshace.', dice: ['no se deshace'] };
  const meaning = { boton: 'Cerrar mes', 'que-hace': 'Cierra el mes', 'sin-vuelta': warning };

  function found(body: string): string[] {
    const content = contentOf({ [docFile]: body });
    const facts = { ...content.facts, buttonMeanings: [meaning] };
    return rule.check({ ...content, facts }).map(({ message }) => message);
  }

  test('finds a step that presses the button unwarned, or warned in another section', () => {
    const step = '1. Revise.\n2. Pulse **Cerrar mes**.\n';
    expect(found(step)).toEqual([expect.stringContaining('::importante{boton="Cerrar mes"}')]);
    expect(found(`## Antes\n\nNo se deshace.\n\n## Pasos\n\n${step}`)).toHaveLength(1);
    expect(found(`${step}\nNo se deshace.\n`)).toHaveLength(1);
  });

  test('accepts the warning at the top of the page, in the section or in the step', () => {
    const step = '1. Pulse **Cerrar mes**.\n';
    expect(found(`No se deshace.\n\n## Pasos\n\n${step}`)).toEqual([]);
    expect(found(`## Pasos\n\nEl cierre no se deshace.\n\n${step}`)).toEqual([]);
    expect(found('1. Pulse **Cerrar mes**, que no se deshace.\n')).toEqual([]);
  });
});

describe('kept-changes', () => {
  const rule = new KeptChanges();

  test('finds a field that nothing keeps after it is changed', () => {
    expect(problemsIn(rule, `1. Abra ${clients}.\n2. En **Cupo**, escriba 500.000.\n`)).toEqual([
      expect.stringContaining('end with **Grabar** (F9)'),
    ]);
  });

  test.each([
    `1. Abra ${clients}.\n2. En **Cupo**, escriba 500.000.\n3. Pulse **Grabar** (F9).\n`,
    `1. En ${clients}, escriba el **Cupo** y grabe.\n`,
    `1. En ${clients}, busque **Cupo** y léalo.\n`,
  ])('accepts «%s»', (body) => {
    expect(problemsIn(rule, body)).toEqual([]);
  });
});
