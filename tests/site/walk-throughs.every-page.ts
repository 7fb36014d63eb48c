import type { Page } from '@playwright/test';
import { kinds } from '../../src/facts/kinds';
import type { WalkThrough } from '../../src/facts/walk-throughs';
import { openPage } from '../conformance/support/open-page';
import { expect, test } from '../conformance/support/site';
import { DESKTOP, PHONE } from '../conformance/support/viewports';

/** What may be cut off by the rounding of pixels. */
const TOLERANCE = 1;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the step speaks of but the reader does not see, and where it stands. */
function unseenParts(page: Page, anchor: string): Promise<string[]> {
  return page.locator(`#${anchor}`).evaluate((item, tolerance) => {
    const list = item.closest('.recorrido-pasos');
    const text = item.querySelector('.recorrido-texto');
    const controls = list?.previousElementSibling;
    if (!list || !text || !controls) return ['the list of steps'];
    const top = Math.max(
      text.getBoundingClientRect().bottom,
      controls.getBoundingClientRect().bottom,
    );
    const bottom = Math.min(list.getBoundingClientRect().bottom, window.innerHeight);
    const popups = [...item.querySelectorAll('.v-dialogo, .v-aviso > div')];
    const marked = [...item.querySelectorAll('.ventana .on')].filter(
      (part) => popups.length === 0 || part.closest('.v-dialogo') !== null,
    );
    const parts = [...marked, ...popups];
    if (parts.length === 0) return ['nothing is marked'];
    const { left, right } = list.getBoundingClientRect();
    return parts.flatMap((part) => {
      const box = part.getBoundingClientRect();
      const isSeen =
        box.height > 0 &&
        box.top >= top - tolerance &&
        box.bottom <= bottom + tolerance &&
        box.left >= left - tolerance &&
        box.right <= right + tolerance;
      return isSeen
        ? []
        : [`${part.textContent?.slice(0, 30)}: ${box.top} to ${box.bottom} in ${top} to ${bottom}`];
    });
  }, TOLERANCE);
}

/** Names of the walk-throughs by the page that plays them. */
function byPage(walkThroughs: readonly WalkThrough[]): Map<string, WalkThrough[]> {
  const pages = new Map<string, WalkThrough[]>();
  for (const item of walkThroughs) {
    pages.set(item.ruta, [...(pages.get(item.ruta) ?? []), item]);
  }
  return pages;
}

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [route, walkThroughs] of byPage(kinds.walkThroughs('data'))) {
      test(`what each step of ${route} speaks of is seen under its instruction`, async ({
        page,
      }) => {
        await openPage(page, `/docs/${route}/`);
        for (const { id, titulo, pasos } of walkThroughs) {
          const player = page.getByRole('group', { name: `Recorrido: ${titulo}` });
          await expect(player).toHaveCount(1);
          await player.evaluate((part) => part.scrollIntoView({ block: 'start' }));
          for (let step = 1; step <= pasos.length; step += 1) {
            if (step > 1) await player.getByRole('button', { name: 'Paso siguiente' }).click();
            await expect(player).toContainText(`Paso ${step} de ${pasos.length}`);
            expect
              .soft(await unseenParts(page, `recorrido-${id}-${step}`), `${id}, step ${step}`)
              .toEqual([]);
          }
        }
      });
    }
  });
}
