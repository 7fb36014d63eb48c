import type { Facts } from '../facts/facts';
import { plainFactText } from './plain-fact-text';

/** What the reader of an error of the data API can do about it, by its code, in plain words. */
export function errorRemedies(facts: Facts): Record<string, string> {
  return Object.fromEntries(
    facts.api.errores.flatMap(({ codigo }) => {
      const steps = facts.messages.find((message) => message.codigo === codigo)?.['que-hacer'];
      if (!steps) return [];
      return [[codigo, steps.map((step) => plainFactText(step, facts)).join(' ')]];
    }),
  );
}
