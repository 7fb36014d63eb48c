import type { ToldFact } from './answer-facts';
import type { RenderedPage } from './rendered-page';

/** A fact that the built site tells, with the number of its section. */
export interface PlacedAnswer {
  fact: ToldFact;
  section: number;
}

/** Number of each section by its address, which has no bar before the anchor: `/glosario#kardex`. */
export function sectionNumbers(pages: readonly RenderedPage[]): ReadonlyMap<string, number> {
  const addresses = pages.flatMap(({ url, sections }) =>
    sections.map(({ anchor }) => `${url.replace(/\/$/, '')}#${anchor}`),
  );
  return new Map(addresses.map((address, number) => [address, number]));
}

/** Facts whose page is not found, or not their section of it, are left out. */
export function placeAnswers(
  answers: readonly ToldFact[],
  pages: readonly RenderedPage[],
): PlacedAnswer[] {
  const numbers = sectionNumbers(pages);
  return answers.flatMap((fact) => {
    const section = numbers.get(`${fact.url.replace(/\/$/, '')}#${fact.anchor}`);
    return section === undefined ? [] : [{ fact, section }];
  });
}
