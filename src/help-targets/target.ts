/** What a program can ask help for, as `ayuda.json` calls it. */
export const HELP_KINDS = [
  'ventana',
  'campo',
  'boton',
  'reporte',
  'consulta',
  'mensaje',
  'error-de-la-api',
] as const;

export type HelpKind = (typeof HELP_KINDS)[number];

/**
 * What tells where on its page an answer stands: the id of an element, such as the row of a field;
 * what the page calls it, in bold or as code; the key of the window that is drawn there.
 */
export type Sign = { anchor: string } | { name: string } | { drawing: string };

/** A window, field, button, report or message of a product, and where its help stands. */
export interface HelpTarget {
  id: string;
  kind: HelpKind;
  /** Key of its product. */
  product: string;
  /** Address of the page within the site: `/docs/delfin/movimientos/ventas/factura/`. */
  page: string;
  /** Where the answer stands on the page, the surest sign first; with none it is the page itself. */
  signs: readonly Sign[];
  /** What the program calls it. */
  title: string;
  /** What the facts say of it, as Markdown; undefined when that is for its page to say. */
  text: string | undefined;
  /** The fact that it comes from, for the file and line of what is wrong with it. */
  fact: object;
}
