import { expect, test } from 'vitest';
import type { QuestionStep } from '../../../src/facts/question-pages';
import { contentOf, docFile } from '../../../tests/support/fixture-content';
import { smallFacts } from '../../../tests/support/small-facts';
import { remedyOnce } from './remedy-once';

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
  return remedyOnce.check({ ...content, facts }).map((finding) => finding.message);
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
