import { expect, it } from 'vitest';
import { fuzzServer } from './fuzz';

const SEED = 14;

it(`survives 500 requests at random (seed ${SEED})`, { timeout: 60_000 }, async () => {
  const { requests, answers, faults, alive, handles } = await fuzzServer(SEED, 500);
  expect(faults).toEqual([]);
  expect(requests).toBe(500);
  expect(alive).toBe(true);
  expect(Object.keys(answers)).toEqual(
    expect.arrayContaining(['200', '206', '404', '416', 'left']),
  );
  if (handles) expect(handles.after).toBeLessThanOrEqual(handles.before);
});
