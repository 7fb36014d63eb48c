import * as z from 'zod';
import { accountSchema, formulaSchema, voucherSchema } from './accounting';
import { apiSchema, rowSchema } from './api';
import { buttonMeaningSchema, shortcutsSchema } from './buttons';
import { companySchema } from './company';
import { connectionSchema } from './connections';
import { correctionsSchema } from './corrections';
import { messageSchema } from './messages';
import { noticeSchema } from './notices';
import { pageFactsSchema } from './page-facts';
import { permissionsSchema } from './permissions';
import { productSchema } from './products';
import { PUBLISHED_IDS, publishedIdsSchema } from './published-ids';
import { problemPageSchema, questionPageSchema } from './question-pages';
import { byName, file, files, group, listOf, lists } from './read-facts';
import { releaseSchema } from './releases';
import { readReports } from './reports';
import { readRoutes } from './routes';
import { commonScreenSchema, screenSchema, windowsSchema } from './screens';
import { keySchema, menuSchema, routePathSchema, textSchema } from './shared-schemas';
import { walkThroughSchema } from './walk-throughs';

/** Pages in the order to read them. */
function pagesOf(owner: string, least: number, most: number) {
  const tellsHowMany = `${owner} has ${least} to ${most} pages, those that its readers cannot do without`;
  return z
    .array(routePathSchema)
    .min(least, tellsHowMany)
    .max(most, tellsHowMany)
    .refine((pages) => new Set(pages).size === pages.length, `a page stands once in ${owner}`);
}

const phraseSchema = textSchema.refine(
  (phrase) => phrase.split('{}').length === 2,
  'a phrase has one {} where the number stands',
);

const sayingSchema = z
  .string()
  .regex(
    /^[\p{Ll}\d]+( [\p{Ll}\d]+)*$/u,
    'a saying is words in lower case with single spaces between, without any other sign',
  );

const iconSchema = z
  .string()
  .regex(/<path d="[^"]+"\/>/, 'an icon has one <path d="…"/>, as those beside it')
  .transform((svg) => /<path d="([^"]+)"/.exec(svg)?.[1] ?? '');

/** Every kind of fact of the site: where it stands below `data/`, and what is asked of it. */
export const kinds = {
  /** Every documentation page, in the order of the sidebar. */
  routes: readRoutes,
  /** The products in the order of the navbar. */
  products: file('productos.yaml', z.array(productSchema).min(1)),
  /** The lines of each icon on a square of 24 units, one for each product, role and kind of help. */
  icons: byName('iconos', iconSchema, '.svg'),
  /** Releases by the key of their product, newest first. */
  releases: file('novedades.yaml', z.record(keySchema, z.array(releaseSchema).min(1))),
  messages: lists('mensajes', z.array(messageSchema).min(1)),
  permissions: file('permisos.yaml', permissionsSchema),
  screens: lists('pantallas', z.array(screenSchema).min(1), ['comun.yaml']),
  commonScreen: file('pantallas/comun.yaml', commonScreenSchema),
  buttonMeanings: file('botones.yaml', z.array(buttonMeaningSchema).min(1)),
  windows: file('ventanas.yaml', windowsSchema),
  corrections: file('correcciones.yaml', correctionsSchema),
  reports: readReports,
  /** Words of the trade, what they mean, what people call them and the pages about them. */
  glossary: file(
    'glosario.yaml',
    listOf({
      termino: textSchema,
      definicion: textSchema,
      sinonimos: z.array(textSchema),
      rutas: z.array(routePathSchema).min(1),
    }),
  ),
  questions: files('preguntas', questionPageSchema),
  problems: files('problemas', problemPageSchema),
  pages: lists('paginas', z.array(pageFactsSchema)),
  shortcuts: file('atajos.yaml', shortcutsSchema),
  /** The states of each document. */
  lifeCycles: file(
    'ciclos.yaml',
    listOf({ id: keySchema, documento: textSchema, estados: textSchema }),
  ),
  /** The video tutorials, and the written page of each. */
  videos: file('videos.yaml', listOf({ titulo: textSchema, ruta: routePathSchema })),
  walkThroughs: files('recorridos', walkThroughSchema),
  /** Menu paths of pages that no other fact places. */
  menus: file('menus.yaml', z.record(routePathSchema, textSchema)),
  connections: file('conexiones.yaml', z.array(connectionSchema).min(1)),
  /** The plans of the licence that have the pages under a route; the others are in all. */
  plans: file('planes.yaml', z.array(connectionSchema).min(1)),
  /** The pages that teach a job, in the order to read them. */
  learningPaths: file(
    'rutas-por-rol.yaml',
    listOf({
      clave: keySchema,
      /** The job, which is also the title of its section: `Cajero`. */
      nombre: textSchema,
      descripcion: textSchema,
      /** Whether readers can say that it is theirs: the home page has a card of its tasks, home.css its place. */
      'en-portada': z.boolean().default(true),
      rutas: pagesOf('a path', 6, 12),
    }),
  ),
  /** Numbers of the products that many texts tell: how long a lock lasts, how many rows fit. */
  limits: file(
    'limites.yaml',
    listOf({
      clave: keySchema,
      valor: z.int().positive(),
      /** Ways in which the texts tell it, with {} for the number: «{} días de gracia». */
      frases: z.array(phraseSchema).min(1),
    }),
  ),
  /** The pages of each product that people need most, in that order. */
  frequentTasks: file(
    'tareas-frecuentes.yaml',
    z
      .array(
        z
          .strictObject({ producto: keySchema, rutas: pagesOf('a product', 3, 6) })
          .refine(
            ({ producto, rutas }) => rutas.every((ruta) => `${ruta}/`.startsWith(`${producto}/`)),
            {
              path: ['rutas'],
              message: 'the frequent tasks of a product are pages of that product',
            },
          ),
      )
      .min(1),
  ),
  /** What readers say when they need a page, by its route, in words that the page does not use. */
  sayings: files('dichos', z.record(routePathSchema, z.array(sayingSchema).min(1))),
  /** Menu paths that lead to a window or tab without a page of its own, and the program that has it. */
  pagelessMenus: file('menus-sin-pagina.yaml', listOf({ menu: menuSchema, programa: textSchema })),
  /** Rules of the business, each said once, by theme: how a discount applies, when a month closes… */
  rules: byName('reglas', listOf({ id: keySchema, texto: textSchema })),
  api: file('api/api.yaml', apiSchema),
  /** The example rows of each entity of the API, March 2026, a line a row. */
  apiRows: byName('api/datos', z.array(rowSchema).min(1), '.json'),
  /** The one example company: its masters and the documents that the pages cite. */
  company: file('empresa-ejemplo.yaml', companySchema),
  /** What Sinco needs to make entries, and the entries that the pages show. */
  accounting: group({
    accounts: file('contabilidad/cuentas.yaml', z.array(accountSchema).min(1)),
    formulas: file('contabilidad/formulas.yaml', z.array(formulaSchema).min(1)),
    vouchers: file('contabilidad/comprobantes.yaml', z.array(voucherSchema).min(1)),
  }),
  /** What the bar above every page tells for some days; there may be none. */
  notices: file('avisos.yaml', z.array(noticeSchema)),
  publishedIds: file(PUBLISHED_IDS, publishedIdsSchema),
};

/** Reads every kind of fact below `dataDir`. @throws FactError listing what is broken in all files at once. */
export const readKinds = group(kinds);
