import path from 'node:path';
import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import { kinds } from '../facts/kinds';
import { docUrl } from '../facts/routes';
import { anchorOf } from '../rendering/markdown/anchors';
import { products } from './products';

const dataDir = path.resolve('data');
const routes = kinds.routes(dataDir);

interface Answer {
  ruta: string;
  title: string;
}

/** Where the answer stands, in words: `Cartera y créditos`, `Mobile, la aplicación móvil`. */
function topic(ruta: string): string {
  const isOwnPage = ruta.startsWith('delfin/');
  return routes.get(isOwnPage ? ruta : (ruta.split('/')[0] ?? ruta))?.title ?? ruta;
}

function preview(
  label: string,
  slug: string,
  description: string,
  answers: Answer[],
): SidebarItemConfig {
  return {
    type: 'category',
    label,
    // Beside the pages of questions and problems it would be one entry too many: `sidebar.css` shows it on its page.
    className: 'solo-en-su-pagina',
    link: { type: 'generated-index', title: label, slug: `/category/${slug}`, description },
    // Straight to the heading that answers, so that the pages themselves keep one place in the sidebar.
    items: answers.map(({ ruta, title }) => ({
      type: 'link',
      label: title,
      description: topic(ruta),
      href: `${docUrl(ruta)}#${anchorOf(title)}`,
    })),
  };
}

/** The first answers of each page of the main product, or of each of the others. */
function firstOf(kind: 'questions' | 'problems', isMain: boolean, count: number): Answer[] {
  return kinds[kind](dataDir)
    .filter(({ ruta }) => ruta.startsWith('delfin/') === isMain)
    .flatMap(({ ruta, elementos }) =>
      elementos.slice(0, count).map((one) => {
        return { ruta, title: 'pregunta' in one ? one.pregunta : one.problema };
      }),
    );
}

const otherProblems = firstOf('problems', false, 3);

/** Names of the products of some answers, in their order: `Sinco, Mobile y Compras`. */
function namesOf(answers: readonly Answer[]): string {
  const of = new Set(answers.map(({ ruta }) => ruta.split('/')[0]));
  const names = products.filter(({ clave }) => of.has(clave)).map(({ nombre }) => nombre);
  return new Intl.ListFormat('es').format(names);
}

/** The three category indexes at the end of the main product's sidebar. */
export const previewCategories: SidebarItemConfig[] = [
  preview(
    'Preguntas más frecuentes',
    'faqs---preview',
    'Las preguntas que más se hacen de cada tema, con su respuesta.',
    firstOf('questions', true, 2),
  ),
  preview(
    'Problemas más comunes',
    'solucion-de-problemas---preview',
    'Los problemas que más se presentan en Delfín y cómo salir de ellos.',
    firstOf('problems', true, 2),
  ),
  preview(
    'Problemas de los demás productos',
    'solucion-de-problemas---preview-1',
    `Los problemas que más se presentan en ${namesOf(otherProblems)}.`,
    otherProblems,
  ),
];
