import type { RootContent } from 'mdast';
import type { Facts } from '../../facts/facts';
import { component, element, heading, paragraph, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { type BlockDirective, findRoute, type PageContext } from './directive';
import { routeLink } from './links';

function step(routePath: string, context: PageContext): RootContent {
  const label = findRoute(context, routePath).title;
  return element('li', {}, [
    routeLink(routePath, context),
    text(' '),
    element('label', {}, [
      element('input', { type: 'checkbox', value: routePath, ariaLabel: `Leída: ${label}` }, []),
      text(' Leída'),
    ]),
  ]);
}

function pathSection(path: Facts['learningPaths'][number], context: PageContext): RootContent {
  return element('section', { dataPara: path.clave }, [
    heading(2, path.nombre, path.clave),
    paragraph(...inline(path.descripcion)),
    component('LearningPath', { name: path.nombre, pages: path.rutas.join(' ') }, [
      element(
        'ol',
        {},
        path.rutas.map((routePath) => step(routePath, context)),
      ),
    ]),
  ]);
}

/**
 * `::rutas-por-rol`: what each job reads, in order, with a box to mark each page as read. The page
 * imports the component LearningPath, which remembers the boxes in the browser.
 */
export const learningPaths: BlockDirective = (_attributes, context) => [
  element(
    'div',
    { className: ['por-rol'] },
    context.facts.learningPaths.map((path) => pathSection(path, context)),
  ),
];

/**
 * `::elegir-rol`, or `::elegir-rol{todos}` with the jobs that have no card on the home page: the reader says their job once. The page imports the component RoleChoice, which keeps
 * it in the browser; what stands in `.por-rol` with that job in `data-para` comes first.
 */
export const roleChoice: BlockDirective = ({ todos }, { facts }) => [
  component(
    'RoleChoice',
    {
      roles: facts.learningPaths
        .filter((path) => path['en-portada'] || todos !== undefined)
        .map(({ clave, nombre }) => `${clave}=${nombre}`)
        .join(','),
    },
    [],
  ),
];
