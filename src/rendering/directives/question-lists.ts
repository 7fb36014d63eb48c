import type { RootContent } from 'mdast';
import type { Facts } from '../../facts/facts';
import type { QuestionStep } from '../../facts/question-pages';
import { heading, paragraph } from '../markdown/nodes';
import { type BlockDirective, findFact, type PageContext, pagePath } from './directive';
import { folded } from './fold';
import { seePages } from './links';
import {
  detailBox,
  findRemedy,
  permissionsOf,
  remedyDetails,
  sequence,
  wholeRemedy,
} from './remedy';
import { guided, type Step } from './repair';

/** The pages that follow, but for those to which the text leads already. */
function seeAlso(element: { siguientes: readonly string[] }): RootContent[] {
  const said = JSON.stringify(element);
  const routePaths = element.siguientes.filter(
    (route) => !said.includes(`/docs/${route}/`) && !said.includes(`:pagina[${route}]`),
  );
  return routePaths.length > 0 ? [paragraph(seePages(routePaths))] : [];
}

/** Steps typed here and those of a message in one list, then who does the message's and what not. */
function steps(items: readonly QuestionStep[], context: PageContext): RootContent[] {
  const [first] = items;
  if (items.length === 1 && typeof first === 'object') return wholeRemedy(first, context);
  const told = items.map((item) => (typeof item === 'string' ? item : findRemedy(item, context)));
  const remedies = told.filter((item) => typeof item !== 'string');
  return [
    ...sequence(told.flatMap((item) => (typeof item === 'string' ? item : item['que-hacer']))),
    ...detailBox(remedies.flatMap((remedy) => remedyDetails(remedy, context))),
  ];
}

/** The steps of a problem as they are, which the reader may have shown cause by cause. */
function repair(
  { pasos, causas }: Facts['problems'][number]['elementos'][number],
  context: PageContext,
): RootContent[] {
  const [first] = pasos;
  const own = pasos.length === 1 && typeof first === 'object' && findRemedy(first, context).causas;
  const told = pasos.flatMap((item): Step[] => {
    if (typeof item === 'string') return [{ line: item }];
    const remedy = findRemedy(item, context);
    return remedy['que-hacer'].map((line) => ({ line, permissions: permissionsOf(remedy) }));
  });
  return guided(steps(pasos, context), told, causas ?? (own || undefined), context);
}

/** `::preguntas`: the questions of the page as a list, each unfolding its answer. */
export const questions: BlockDirective = (attributes, context) => {
  const route = pagePath(attributes, context);
  const page = findFact(context.facts.questions, 'ruta', route, 'page of questions');
  return page.elementos.map((element) => {
    const { pregunta, respuesta, pasos, codigo } = element;
    const content = [
      paragraph(respuesta),
      ...steps(pasos, context),
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
