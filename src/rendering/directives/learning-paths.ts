import type { RootContent } from 'mdast';
import { component, element, heading, link, paragraph, text } from '../markdown/nodes';
import { type BlockDirective, findRoute, type PageContext } from './directive';

function step(routePath: string, context: PageContext): RootContent {
  const { url, title } = findRoute(context, routePath);
  const properties = { type: 'checkbox', value: routePath, ariaLabel: `Leída: ${title}` };
  return element('li', [
    link(url, title),
    text(' '),
    element('label', [element('input', [], properties), text(' Leída')]),
  ]);
}

/**
 * `::rutas-por-rol`: what each job reads, in order, with a box to mark each page as read. The page
 * imports the component LearningPath, which remembers the boxes in the browser.
 */
export const learningPaths: BlockDirective = (_attributes, context) => [
  element(
    'div.por-rol',
    context.facts.learningPaths.map(({ clave, nombre, descripcion, rutas }) => {
      const steps = rutas.map((routePath) => step(routePath, context));
      const attributes = { name: nombre, pages: rutas.join(' ') };
      return element(
        'section',
        [
          heading(2, nombre, clave),
          paragraph(descripcion),
          component('LearningPath', attributes, [element('ol', steps)]),
        ],
        { dataPara: clave },
      );
    }),
  ),
];

/**
 * `::elegir-rol`, or `::elegir-rol{todos}` with the jobs that have no card on the home page: the reader says their
 * job once. The page imports the component RoleChoice, which keeps it in the browser; what stands in `.por-rol` with that job in `data-para` comes first.
 */
export const roleChoice: BlockDirective = ({ todos }, { facts }) => {
  const offered = facts.learningPaths.filter((path) => path['en-portada'] || todos !== undefined);
  const roles = offered.map(({ clave, nombre }) => `${clave}=${nombre}`).join(',');
  return [component('RoleChoice', { roles }, [])];
};
