import type { Facts } from '../../facts/facts';
import { list, paragraph } from '../markdown/nodes';
import {
  type BlockDirective,
  findEntry,
  findFact,
  namesIn,
  type PageContext,
  required,
} from './directive';

function rulesOf(theme: string, context: PageContext): Facts['rules'][string] {
  return findEntry(context.facts.rules, theme, 'theme of data/reglas');
}

/** `::regla{id="caja/apertura"}`: one rule as a paragraph. */
export const rule: BlockDirective = (attributes, context) => {
  const [theme = '', id = ''] = required(attributes, 'id').split('/');
  const found = findFact(rulesOf(theme, context), 'id', id, `rule of ${theme}`);
  return [paragraph(found.texto)];
};

/** `::reglas{tema="caja" ids="apertura,recogida"}`: rules of a theme as a list. */
export const ruleList: BlockDirective = (attributes, context) => {
  const theme = required(attributes, 'tema');
  const all = rulesOf(theme, context);
  const chosen = namesIn(required(attributes, 'ids')).map((id) =>
    findFact(all, 'id', id, `rule of ${theme}`),
  );
  return [list(chosen.map(({ texto }) => texto))];
};
