import type { DocPage } from '../../src/built-pages/doc-page';
import type { DocSection } from '../../src/built-pages/doc-text';
import type { Facts } from '../../src/facts/facts';
import type { Spoken } from '../../src/help-targets/spoken';
import { plainFactText } from '../../src/rendering/plain-fact-text';

/** Sections whose numbered lists ask for nothing: sums, what one of the example did, pages to go on with. */
const NO_TASK = new Set(['Ejemplo', 'Qué sigue']);

/** Sections that are named alike on many pages: their task has the name of its page. */
const NAMED_ALIKE = new Set([
  'Pasos',
  'Pasos para consultar',
  'Pasos para grabar',
  'Por dónde empezar',
  'Primeros pasos',
  'Pruebe primero',
]);

/** The questions and problems of a page, as the facts have them: its other headings are none. */
function askedOn(route: string, facts: Facts): ReadonlySet<string> {
  const questions = facts.questions.filter(({ ruta }) => ruta === route);
  const problems = facts.problems.filter(({ ruta }) => ruta === route);
  const asked = [
    ...questions.flatMap(({ elementos }) => elementos.map(({ pregunta }) => pregunta)),
    ...problems.flatMap(({ elementos }) => elementos.map(({ problema }) => problema)),
  ];
  return new Set(asked.map((text) => plainFactText(text, facts)));
}

/** The sections of a page that answer a question or a problem. */
export function answersOf(page: DocPage, route: string, facts: Facts): readonly DocSection[] {
  const asked = askedOn(route, facts);
  return page.sections.filter(({ title }) => asked.has(title));
}

/** The sections of a page that tell how something is done. */
export function tasksOf(page: DocPage, answers: readonly DocSection[]): readonly DocSection[] {
  return page.sections.filter(
    (section) =>
      section.steps.length > 0 && !answers.includes(section) && !NO_TASK.has(section.title),
  );
}

/**
 * What a page answers, and what it tells how to do.
 *
 * @param own key of its product, its address from the folder of the site, and its sections that answer or tell how
 */
export function spokenOn(
  { title: pageTitle }: DocPage,
  own: Record<'product' | 'within', string> & Record<'answers' | 'tasks', readonly DocSection[]>,
): Spoken {
  const { product: producto, within, answers, tasks } = own;
  const direccionOf = ({ anchor }: DocSection) => (anchor ? `${within}#${anchor}` : within);
  return {
    preguntas: answers.map((section) => ({
      ...{ producto, pregunta: section.title, respuesta: section.text },
      ...{ pasos: [...section.steps], direccion: direccionOf(section) },
    })),
    tareas: tasks.map((section) => ({
      ...{ producto, pagina: pageTitle },
      titulo: NAMED_ALIKE.has(section.title) ? pageTitle : section.title,
      ...{ pasos: [...section.steps], direccion: direccionOf(section) },
    })),
  };
}
