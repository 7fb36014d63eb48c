import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { runSteps } from './run-steps';
import type { Step } from './steps';
import type { Tally } from './tally';

let printed: string[];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => printed.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
});

function step(name: string, tally: Tally): Step {
  return { name, run: async () => tally };
}

it('adds up the tests of all steps and says so in the last line', async () => {
  await runSteps([
    [step('types', { passed: 1, failed: 0 })],
    [step('unit', { passed: 40, failed: 0 })],
  ]);
  expect(printed.at(-1)).toBe('41 passed, 0 failed');
});

it('prints the name, outcome and time of each step', async () => {
  await runSteps([[step('types', { passed: 1, failed: 0 })]]);
  expect(printed).toContain('\n── types');
  expect(printed).toContainEqual(expect.stringMatching(/^── types: passed in \d+\.\d s$/));
});

it('runs no stage after one in which a step failed', async () => {
  const last = vi.fn<Step['run']>();
  await runSteps([
    [step('types', { passed: 1, failed: 0 }), step('unit', { passed: 38, failed: 2 })],
    [{ name: 'build', run: last }],
  ]);
  expect(last).not.toHaveBeenCalled();
  expect(printed.at(-1)).toBe('39 passed, 2 failed');
});

it('runs two steps of a stage at once, and begins none after one failed', async () => {
  const begun: string[] = [];
  let endSlow = (_: Tally): void => undefined;
  const slow: Step = {
    name: 'build',
    run: () => {
      begun.push('build');
      return new Promise((resolve) => {
        endSlow = resolve;
      });
    },
  };
  const quick: Step = {
    name: 'unit',
    run: async () => {
      begun.push('unit');
      setImmediate(() => endSlow({ passed: 1, failed: 0 }));
      return { passed: 0, failed: 1 };
    },
  };
  const last = vi.fn<Step['run']>();
  await runSteps([[slow, quick, { name: 'types', run: last }]]);
  expect(begun).toEqual(['build', 'unit']);
  expect(last).not.toHaveBeenCalled();
  expect(printed.at(-1)).toBe('1 passed, 1 failed');
});

it('prints what a step wrote in one piece when another runs beside it', async () => {
  const talks = (name: string): Step => ({
    name,
    run: async (print) => {
      print(`${name} begins\n`);
      await Promise.resolve();
      print(`${name} ends\n`);
      return { passed: 1, failed: 0 };
    },
  });
  await runSteps([[talks('facts'), talks('lint')]]);
  expect(printed).toContain('\n── facts\nfacts begins\nfacts ends');
  expect(printed).toContain('\n── lint\nlint begins\nlint ends');
});

it('counts a step that breaks as one failed test and prints why', async () => {
  const broken: Step = {
    name: 'browser',
    run: () => Promise.reject(new ToolError('no browser could be had')),
  };
  expect(await runSteps([[broken]])).toMatchObject({ passed: 0, failed: 1 });
  expect(printed).toContain('no browser could be had');
  expect(printed.at(-1)).toBe('0 passed, 1 failed');
});

it('tells at the end which tests failed and why', async () => {
  await runSteps([
    [
      step('unit', {
        passed: 3,
        failed: 1,
        failures: ['price.test.ts › adds the tax\n    1 is not 2'],
      }),
    ],
  ]);
  expect(printed.slice(-3)).toEqual([
    '\nFailed: price.test.ts › adds the tax\n    1 is not 2',
    expect.stringMatching(/All of it took/),
    '3 passed, 1 failed',
  ]);
});
