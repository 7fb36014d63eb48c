import { menuOf } from '../../facts/menu-paths';
import type { Field } from '../../facts/shared-schemas';
import { type Attributes, DirectiveError, type PageContext, pagePath } from './directive';

/** What screens, reports and plain pages have in common, whichever file it stands in. */
export interface CommonPageFacts {
  menu: string | undefined;
  permisos: readonly string[];
  /** Who may do it, where no permission decides it. */
  quien: string | undefined;
  campos: readonly Field[];
  acciones: readonly string[];
  mensajes: readonly string[];
  relacionadas: readonly string[];
  /** Masters share buttons and messages that their own entry does not repeat. */
  isMaster: boolean;
}

/**
 * Gathers the facts of a page from the kind that holds them; a page entry completes a screen entry.
 * @throws DirectiveError when no fact file speaks of the page.
 */
export function commonPageFacts(attributes: Attributes, context: PageContext): CommonPageFacts {
  const { facts } = context;
  const routePath = pagePath(attributes, context);
  const screen = facts.screens.find((candidate) => candidate.ruta === routePath);
  const report = facts.reports.find((candidate) => candidate.ruta === routePath);
  const page = facts.pages.find((candidate) => candidate.ruta === routePath);
  const menu = menuOf(routePath, facts);
  if (!screen && !report && !page && !menu) {
    throw new DirectiveError(
      `no fact speaks of ${routePath}: add it to data/paginas/ or name another page with de="…"`,
    );
  }
  return {
    menu,
    permisos: screen?.permisos ?? report?.permisos ?? page?.permisos ?? [],
    quien: page?.quien,
    campos: screen?.campos ?? page?.campos ?? [],
    acciones: screen?.acciones ?? page?.acciones ?? [],
    mensajes: screen?.mensajes ?? page?.mensajes ?? [],
    relacionadas: screen?.relacionadas ?? report?.relacionados ?? page?.relacionadas ?? [],
    isMaster: screen?.clase === 'maestro',
  };
}
