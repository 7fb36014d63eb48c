import { expect, it } from 'vitest';
import { type FuzzReport, fuzzServer, harmDone } from './fuzz';

const SEED = 14;

it(`survives 500 requests at random (seed ${SEED})`, { timeout: 60_000 }, async () => {
  const report = await fuzzServer(SEED, 500);
  expect(harmDone(report)).toEqual([]);
  expect(report.requests).toBe(500);
  expect(Object.keys(report.answers)).toEqual(
    expect.arrayContaining(['200', '206', '404', '416', 'left']),
  );
});

it('tells of all that a server may not do, with the seed', () => {
  const well: FuzzReport = {
    ...{ seed: 14, requests: 5_000, answers: {}, faults: [], alive: true },
    handles: { before: 20, after: 20 },
    memory: { before: 90, after: 110 },
  };
  expect(harmDone(well)).toEqual([]);
  expect(harmDone({ ...well, alive: false })).toEqual([
    'seed 14: the server does not answer any more',
  ]);
  expect(harmDone({ ...well, faults: ['status 500: GET /'] })).toEqual([
    'seed 14: status 500: GET /',
  ]);
  expect(harmDone({ ...well, handles: { before: 20, after: 21 } })).toHaveLength(1);
  expect(harmDone({ ...well, memory: { before: 90, after: 200 } })).toEqual([
    'seed 14: 200 MB, expected about 90 as before',
  ]);
});
