import type { PhrasingContent } from 'mdast';
import { code, heading, list, paragraph, strong, table, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { type BlockDirective, DirectiveError, findRoute } from './directive';
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

/** `::glosario`: every term by letter, what it means, how people call it and where to read on. */
export const glossary: BlockDirective = (_attributes, context) => {
  const { glossary: terms } = context.facts;
  if (terms.length === 0) throw new DirectiveError('data/glosario.yaml has no terms');
  const collator = new Intl.Collator('es');
  const sorted = [...terms].sort((a, b) => collator.compare(a.termino, b.termino));
  const letterOf = (term: string) => term.normalize('NFD').charAt(0).toUpperCase();
  return sorted.flatMap((term, index) => {
    const letter = letterOf(term.termino);
    const isFirst = index === 0 || letterOf(sorted[index - 1]?.termino ?? '') !== letter;
    const links = term.rutas.flatMap((routePath, position) =>
      position === 0
        ? [routeLink(routePath, context)]
        : [text(', '), routeLink(routePath, context)],
    );
    return [
      ...(isFirst ? [heading(2, `Letra ${letter}`)] : []),
      heading(3, term.termino),
      paragraph(...inline(term.definicion)),
      ...(term.sinonimos.length > 0
        ? [paragraph(text(`También se dice: ${term.sinonimos.join(', ')}.`))]
        : []),
      paragraph(text('Vea '), ...links, text('.')),
    ];
  });
};
