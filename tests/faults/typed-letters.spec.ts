import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { reportConnection } from '../conformance/support/connection';
import { browserFaults, type Reader } from './support/browser-faults';
import type { Fault } from './support/fault';
import { expectSound, LIMIT } from './support/survival';

const PAGE = '/docs/delfin/pasos-iniciales/vender/';
const TYPED = 'anular venta del kardex';

const WAYS = {
  'clicks the search box': (page) => page.locator('.navbar [data-search]').click(),
  'presses Ctrl+K': (page) => page.keyboard.press('Control+k'),
  'presses ⌘K': (page) => page.keyboard.press('Meta+k'),
  'presses /': (page) => page.keyboard.press('/'),
} as const satisfies Record<string, (page: Page) => Promise<void>>;

/** Milliseconds between two letters. */
const PACES = [15, 50, 100] as const;

/** Milliseconds before each answer. */
const LATENCIES = [0, 150, 600] as const;

interface Typing {
  way: keyof typeof WAYS;
  pace: (typeof PACES)[number];
  latency: (typeof LATENCIES)[number];
  /** Nothing is fetched ahead. */
  savesData?: boolean;
  /** Milliseconds between the load event and the gesture. */
  pause?: number;
}

function lineOf({ way, pace, latency, savesData, pause }: Typing): string {
  return [
    `each answer takes ${latency} ms${savesData ? ', data is saved' : ''}`,
    `${pause ? `${pause} ms after` : 'right after'} the load the reader ${way} and types`,
    `a letter each ${pace} ms`,
  ].join('; ');
}

/** What is typed after the first gesture stands in the field, and what follows once the client is there. */
function typingFault(typing: Typing): Fault<Reader> {
  const { way, pace, latency, savesData = false, pause = 0 } = typing;
  return {
    fault: lineOf(typing),
    expected: 'every letter stands in the field, in its order',
    fast: FAST.has(lineOf(typing)),
    async run({ host, open }) {
      host.fail(/./, async ({ pass }) => {
        await wait(latency);
        pass();
      });
      const page = await open();
      await reportConnection(page, { saveData: savesData });
      await page.goto(PAGE);
      await wait(pause);
      await WAYS[way](page);
      await page.keyboard.type(TYPED, { delay: pace });
      const field = page.getByRole('combobox', { name: 'Buscar en la ayuda' });
      await expect(field).toHaveValue(TYPED, { timeout: LIMIT });
      await expect(field).toBeFocused();
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached({ timeout: LIMIT });
      await page.keyboard.type(' de hoy', { delay: pace });
      await expect(field).toHaveValue(`${TYPED} de hoy`);
      await expect(page.getByRole('dialog', { name: 'Buscar en la ayuda' })).toHaveCount(1);
      await expectSound(page);
      return `«${await field.inputValue()}»`;
    },
  };
}

/** Each way, pace and latency once among them, and data saving. */
const inTest: readonly Typing[] = [
  { way: 'presses /', pace: 15, latency: 0 },
  { way: 'clicks the search box', pace: 100, latency: 0 },
  { way: 'presses Ctrl+K', pace: 50, latency: 150 },
  { way: 'clicks the search box', pace: 15, latency: 600 },
  { way: 'presses ⌘K', pace: 15, latency: 150, savesData: true },
  { way: 'presses /', pace: 50, latency: 600, savesData: true },
  { way: 'presses Ctrl+K', pace: 15, latency: 0, savesData: true },
  { way: 'presses Ctrl+K', pace: 15, latency: 0, savesData: true, pause: 2_000 },
];

const FAST: ReadonlySet<string> = new Set(inTest.map(lineOf));

const ways = Object.keys(WAYS) as (keyof typeof WAYS)[];

const everyPair: readonly Typing[] = ways.flatMap((way) =>
  LATENCIES.flatMap((latency) => PACES.map((pace) => ({ way, pace, latency }))),
);

const savingData: readonly Typing[] = ways.flatMap((way) => [
  ...LATENCIES.map((latency) => ({ way, pace: 15 as const, latency, savesData: true })),
  { way, pace: 50, latency: 600, savesData: true },
  { way, pace: 15, latency: 0, savesData: true, pause: 2_000 },
  { way, pace: 15, latency: 150, savesData: true, pause: 2_000 },
]);

browserFaults('No letter is lost', [...everyPair, ...savingData].map(typingFault));
