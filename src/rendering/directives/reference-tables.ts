import type { PhrasingContent, RootContent } from 'mdast';
import type { Facts } from '../../facts/facts';
import {
  code,
  element,
  heading,
  link,
  list,
  paragraph,
  strong,
  table,
  text,
} from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { type BlockDirective, DirectiveError, findRoute, type PageContext } from './directive';
import { routeLink } from './links';

function joinCodes(values: readonly string[]): PhrasingContent[] {
  return values.flatMap((value, index) =>
    index === 0 ? [code(value)] : [text(', '), code(value)],
  );
}

/** `::atajos`: keyboard shortcuts. */
export const shortcuts: BlockDirective = (_attributes, { facts }) => [
  table(
    [[text('Tecla')], [text('Botón')], [text('Dónde funciona')]],
    facts.shortcuts.map((item) => [[text(item.tecla)], inline(item.boton), inline(item.donde)]),
  ),
];

/** `::partes`: the parts of Delfín and where each is installed. */
export const parts: BlockDirective = (_attributes, { facts }) => [
  table(
    [[text('Parte')], [text('Qué hace')], [text('Dónde se instala')]],
    facts.architecture.partes.map((item) => [
      [strong(item.nombre)],
      inline(item['que-hace']),
      inline(item.donde),
    ]),
  ),
];

/** `::servicios`: Windows services and their ports. */
export const services: BlockDirective = (_attributes, { facts }) => [
  table(
    [[text('Servicio de Windows')], [text('Puerto')], [text('Sentido')], [text('Para qué')]],
    facts.architecture.servicios.map((item) => [
      [code(item.servicio)],
      inline(item.puerto),
      inline(item.sentido),
      inline(item['para-que']),
    ]),
  ),
];

/** `::carpetas`: folders and files on disk. */
export const folders: BlockDirective = (_attributes, { facts }) => [
  table(
    [[text('Carpeta o archivo')], [text('Contenido')]],
    facts.architecture.carpetas.map((item) => [joinCodes(item.rutas), inline(item.contenido)]),
  ),
];

/** `::requisitos`: what the server and a terminal need. */
export const requirements: BlockDirective = (_attributes, { facts }) => [
  table(
    [[text('Requisito')], [text('Servidor')], [text('Terminal')]],
    facts.architecture.requisitos.map((item) => [
      [strong(item.aspecto)],
      inline(item.servidor),
      inline(item.terminal),
    ]),
  ),
];

/** `::prefijos`: prefixes of the documents. */
export const prefixes: BlockDirective = (_attributes, { facts }) => [
  table(
    [[text('Prefijo')], [text('Documento')], [text('Numeración')]],
    facts.prefixes.map((item) => [
      [text(item.prefijo)],
      inline(item.documento),
      inline(item.numeracion),
    ]),
  ),
];

/** `::videos`: the video tutorials with the written page of each. */
export const videos: BlockDirective = (_attributes, context) =>
  context.facts.products.flatMap((product) => {
    const ofProduct = context.facts.videos.filter(
      (video) => findRoute(context, video.ruta).product === product.clave,
    );
    if (ofProduct.length === 0) return [];
    return [
      heading(3, `Videos de ${product.nombre}`),
      list(
        ofProduct.map((video) => [
          strong(video.titulo),
          text('. Página escrita: '),
          routeLink(video.ruta, context),
          text('.'),
        ]),
      ),
    ];
  });

/** A term, what it means, and in one line how else it is said and where to read on. */
type Term = Facts['glossary'][number];

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
