import path from 'node:path';
import { expect, test } from 'vitest';
import { loadFacts } from '../../facts/load-facts';
import { drawWindow } from '../screens/draw-screen';
import { stepViews } from './step-views';

test('in no walk-through do two neighbouring steps show the same window', () => {
  const facts = loadFacts(path.resolve('data'));
  const alike = facts.walkThroughs.flatMap((walkThrough) => {
    const drawn = stepViews(walkThrough).map((view) => JSON.stringify(drawWindow(facts, view)));
    return drawn.flatMap((window, index) =>
      window === drawn[index - 1] ? [`${walkThrough.id}, step ${index + 1}`] : [],
    );
  });
  expect(facts.walkThroughs.length).toBeGreaterThan(30);
  expect(alike).toEqual([]);
});
