import type { RootContent } from 'mdast';
import { heading, list, paragraph, strong, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { type BlockDirective, findFact, type PageContext, pagePath } from './directive';
import { folded } from './fold';
import { seePages } from './links';
import { message } from './message-links';

function seeAlso(routePaths: readonly string[], context: PageContext): RootContent[] {
  if (routePaths.length === 0) return [];
  return [paragraph(...seePages(routePaths, context))];
}

/** Steps in their order; a single one is no list. */
function steps(items: readonly string[]): RootContent[] {
  const [first, ...others] = items.map(inline);
  if (!first) return [];
  return [others.length === 0 ? paragraph(...first) : list([first, ...others], true)];
}

/** `::preguntas`: the questions of the page as a list, each unfolding its answer. */
export const questions: BlockDirective = (attributes, context) => {
  const route = pagePath(attributes, context);
  const page = findFact(context.facts.questions, 'ruta', route, 'page of questions');
  return page.elementos.map((element) =>
    folded(
      [heading(2, inline(element.pregunta))],
      [
        paragraph(...inline(element.respuesta)),
        ...steps(element.pasos),
        ...(element.codigo
          ? [paragraph(text('Mensaje relacionado: '), ...message(element.codigo, {}, context, []))]
          : []),
        ...seeAlso(element.siguientes, context),
      ],
      'pregunta',
    ),
  );
};

/** `::problemas`: the problems of the page as a list, each unfolding message, cause, way out and where to check. */
export const problems: BlockDirective = (attributes, context) => {
  const route = pagePath(attributes, context);
  const page = findFact(context.facts.problems, 'ruta', route, 'page of problems');
  return page.elementos.map((element) =>
    folded(
      [heading(2, inline(element.problema))],
      [
        ...(element.codigo
          ? [paragraph(strong('Mensaje: '), ...message(element.codigo, {}, context, []))]
          : []),
        paragraph(strong('Causa.'), text(' '), ...inline(element.causa)),
        paragraph(strong('Solución')),
        ...steps(element.pasos),
        ...seeAlso(element.siguientes, context),
      ],
      'pregunta',
    ),
  );
};
