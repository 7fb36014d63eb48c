import { anchorOf } from '../markdown/anchors';
import { text } from '../markdown/nodes';
import { findFact, type InlineDirective } from './directive';
import { hint } from './hint';

/** `:termino[kárdex]` or `:termino[la lista]{id="kárdex"}`: the definition shows on hover and focus, with CSS alone. */
export const term: InlineDirective = (label, attributes, context, children) => {
  const name = attributes.id ?? label.toLowerCase();
  const found = findFact(
    context.facts.glossary,
    (item) => item.termino.toLowerCase(),
    name.toLowerCase(),
    'glossary term',
  );
  const anchor = anchorOf(found.termino);
  const definition = [text(found.definicion)];
  return [hint(`/glosario#${anchor}`, children, `definicion-${anchor}`, definition, true)];
};
