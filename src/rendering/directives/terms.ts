import { anchorOf } from '../markdown/anchors';
import { element, text } from '../markdown/nodes';
import { findFact, type InlineDirective } from './directive';

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
  const tooltipId = `definicion-${anchor}`;
  return [
    element('span', { className: ['termino'] }, [
      element('a', { href: `/glosario#${anchor}`, ariaDescribedBy: [tooltipId] }, children),
      element('span', { className: ['definicion'], role: 'tooltip', id: tooltipId }, [
        text(found.definicion),
      ]),
    ]),
  ];
};
