import type { RootContent } from 'mdast';
import type { Facts } from '../../facts/facts';
import { anchorOf } from '../markdown/anchors';
import { element, heading, link, list, paragraph, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import {
  type BlockDirective,
  DirectiveError,
  findFact,
  type InlineDirective,
  type PageContext,
} from './directive';
import { hint } from './hint';
import { routeLink } from './links';

/** `:termino[kárdex]` or `:termino[la lista]{id="kárdex"}`: the definition shows on hover and focus, with CSS alone. */
export const term: InlineDirective = (label, attributes, context, children) => {
  const { glossary: terms } = context.facts;
  const name = (attributes.id ?? label).toLowerCase();
  const found =
    terms.find(({ termino }) => termino.toLowerCase() === name) ??
    findFact(terms, 'termino', name, 'glossary term');
  const anchor = anchorOf(found.termino);
  const definition = [text(found.definicion)];
  return [hint(`/glosario#${anchor}`, children, `definicion-${anchor}`, definition, true)];
};

type Term = Facts['glossary'][number];

/** A term, what it means, and in one line how else it is said and where to read on. */
function glossaryEntry(term: Term, context: PageContext): RootContent {
  const links = term.rutas.flatMap((routePath, position) =>
    position === 0 ? [routeLink(routePath, context)] : [text(', '), routeLink(routePath, context)],
  );
  const others = term.sinonimos.length > 0 ? `También: ${term.sinonimos.join(', ')}. ` : '';
  return element('section', {}, [
    heading(3, term.termino),
    paragraph(...inline(term.definicion)),
    element('p', { className: ['detalle'] }, [text(`${others}Vea `), ...links, text('.')]),
  ]);
}

/** `::glosario`: every term by letter, what it means, how people call it and where to read on. */
export const glossary: BlockDirective = (_attributes, context) => {
  const { glossary: terms } = context.facts;
  if (terms.length === 0) throw new DirectiveError('data/glosario.yaml has no terms');
  const collator = new Intl.Collator('es');
  const sorted = [...terms].sort((a, b) => collator.compare(a.termino, b.termino));
  const letterOf = ({ termino }: Term) => termino.normalize('NFD').charAt(0).toUpperCase();
  const letters = [...new Set(sorted.map(letterOf))];
  return [
    element('div', { className: ['letras'] }, [
      list(letters.map((letter) => [link(`#letra-${letter.toLowerCase()}`, letter)])),
    ]),
    ...letters.map((letter) =>
      element('section', {}, [
        heading(2, `Letra ${letter}`),
        ...sorted
          .filter((term) => letterOf(term) === letter)
          .map((term) => glossaryEntry(term, context)),
      ]),
    ),
  ];
};
