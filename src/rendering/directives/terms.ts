import type { RootContent } from 'mdast';
import type { Facts } from '../../facts/facts';
import { anchorOf } from '../markdown/anchors';
import { element, heading, list, paragraph, text } from '../markdown/nodes';
import { type BlockDirective, findFact, type InlineDirective } from './directive';
import { hint } from './hint';

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
function glossaryEntry({ termino, definicion, rutas, sinonimos }: Term): RootContent {
  const links = rutas.map((routePath) => `:pagina[${routePath}]`).join(', ');
  const others = sinonimos.length > 0 ? `También: ${sinonimos.join(', ')}. ` : '';
  return element('section', [
    heading(3, termino),
    paragraph(definicion),
    element('p.detalle', `${others}Vea ${links}.`),
  ]);
}

/** `::glosario`: every term by letter, what it means, how people call it and where to read on. */
export const glossary: BlockDirective = (_attributes, context) => {
  const { glossary: terms } = context.facts;
  const collator = new Intl.Collator('es');
  const sorted = [...terms].sort((a, b) => collator.compare(a.termino, b.termino));
  const letterOf = ({ termino }: Term) => termino.normalize('NFD').charAt(0).toUpperCase();
  const letters = [...new Set(sorted.map(letterOf))];
  const places = letters.map((letter) => `[${letter}](#letra-${letter.toLowerCase()})`);
  return [
    element('div.letras', [list(places)]),
    ...letters.map((letter) => {
      const entries = sorted.filter((term) => letterOf(term) === letter).map(glossaryEntry);
      return element('section', [heading(2, `Letra ${letter}`), ...entries]);
    }),
  ];
};
