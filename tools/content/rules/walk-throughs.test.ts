import { expect, test } from 'vitest';
import type { Facts } from '../../../src/facts/facts';
import { contentOf } from '../../../tests/support/fixture-content';
import { smallFacts } from '../../../tests/support/small-facts';
import type { ContentRule } from '../rule';
import { distinctSteps, sameExample, sameSteps } from './walk-throughs';

const page = 'docs/delfin/movimientos/inventarios/cierre-de-mes/index.mdx';
const told = smallFacts.walkThroughs.filter(({ id }) => id === 'cierre-de-mes');

/** What a rule says of the closing of a month, by the words of its page. */
function problems(rule: ContentRule, body: string, walkThroughs: Facts['walkThroughs'] = told) {
  const content = contentOf({ [page]: body });
  const facts = { ...smallFacts, walkThroughs };
  return rule.check({ ...content, facts }).map(({ message }) => message);
}

test('same-example finds an amount and a document that the page does not tell', () => {
  const resultado = 'Aparecen $ 12.345 y PE1-9999';
  const changed = told.map((one) => ({
    ...one,
    pasos: one.pasos.map((step, index) => (index === 0 ? { ...step, resultado } : step)),
  }));
  const found = problems(sameExample, 'El cierre suma $ 12.346.', changed);
  expect(found).toContainEqual(expect.stringContaining('«$ 12.345» is not in the example of'));
  expect(found).toContainEqual(expect.stringContaining('«PE1-9999» is not in the example of'));
  const right = problems(sameExample, 'El cierre suma $ 12.345, con PE1-9999.', changed);
  expect(right.join()).not.toMatch(/12\.345|PE1-9999/);
});

test('same-steps finds what a walk-through presses and no written step names', () => {
  const part = told
    .flatMap(({ pasos }) => pasos)
    .flatMap(({ haga, resaltar = [] }) => resaltar.filter((name) => haga.includes(`**${name}**`)))
    .at(0);
  expect(problems(sameSteps, `1. Abra.\n\nEn el texto, **${part}**.`)).toContainEqual(
    expect.stringContaining(`of «cierre-de-mes» names «${part}»`),
  );
  expect(problems(sameSteps, `1. Pulse **${part}**.`).join()).not.toContain(`«${part}»`);
});

test('distinct-steps finds a step that shows the window of the step before', () => {
  const twice = told.map((one) => ({
    ...one,
    pasos: one.pasos.flatMap((step, index) => (index === 0 ? [step, { ...step }] : [step])),
  }));
  expect(problems(distinctSteps, '', twice)).toEqual([
    expect.stringContaining('step 2 of «cierre-de-mes» shows the same window'),
  ]);
  expect(problems(distinctSteps, '', smallFacts.walkThroughs)).toEqual([]);
});
