import type { RootContent } from 'mdast';
import type { Facts } from '../../facts/facts';
import { heading, paragraph } from '../markdown/nodes';
import { type BlockDirective, findFact, type PageContext, pagePath } from './directive';
import { folded } from './fold';
import { seePages } from './links';
import { remediesOf, wholeRemedy } from './remedy';
import { guided } from './repair';

/** The pages that follow, but for those to which the text leads already. */
function seeAlso(element: { siguientes: readonly string[] }): RootContent[] {
  const said = JSON.stringify(element);
  const routePaths = element.siguientes.filter(
    (route) => !said.includes(`/docs/${route}/`) && !said.includes(`:pagina[${route}]`),
  );
  return routePaths.length > 0 ? [paragraph(seePages(routePaths))] : [];
}

/** The steps of a problem as they are, which the reader may have shown cause by cause. */
function repair(
  { pasos, causas }: Facts['problems'][number]['elementos'][number],
  context: PageContext,
): RootContent[] {
  const remedies = remediesOf(pasos, context);
  const own = remedies.length === 1 ? remedies[0]?.causas : undefined;
  return guided(wholeRemedy(remedies, context), remedies, causas ?? own, context);
}

/** `::preguntas`: the questions of the page as a list, each unfolding its answer. */
export const questions: BlockDirective = (attributes, context) => {
  const route = pagePath(attributes, context);
  const page = findFact(context.facts.questions, 'ruta', route, 'page of questions');
  return page.elementos.map((element) => {
    const { pregunta, respuesta, pasos, codigo } = element;
    const content = [
      paragraph(respuesta),
      ...wholeRemedy(remediesOf(pasos, context), context),
      ...(codigo ? [paragraph(`Mensaje relacionado: :mensaje[${codigo}]`)] : []),
      ...seeAlso(element),
    ];
    return folded(heading(2, pregunta), content, 'pregunta');
  });
};

/** `::problemas`: the problems of the page as a list, each unfolding message, cause, way out and where to check. */
export const problems: BlockDirective = (attributes, context) => {
  const route = pagePath(attributes, context);
  const page = findFact(context.facts.problems, 'ruta', route, 'page of problems');
  return page.elementos.map((element) => {
    const { problema, causa, codigo } = element;
    const content = [
      ...(codigo ? [paragraph(`**Mensaje:** :mensaje[${codigo}]`)] : []),
      paragraph(`**Causa.** ${causa}`),
      paragraph('**Solución**'),
      ...repair(element, context),
      ...seeAlso(element),
    ];
    return folded(heading(2, problema), content, 'pregunta');
  });
};
