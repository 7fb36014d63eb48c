import { unknownName } from '../text/nearest';
import { shortcutKey } from './buttons';
import type { Facts } from './facts';
import { UnplacedError } from './find-fact';
import { menuOf } from './menu-paths';
import type { PageFacts } from './page-facts';
import { buttonsOfReport, type Report } from './reports';
import {
  type BoardFacts,
  boardOf,
  type FactTable,
  type Screen,
  sharedButtons,
  tabsOf,
  type Window,
} from './screens';
import type { Field } from './shared-schemas';

/** A button of a screen and its key: `Grabar`, `F9`. */
export interface Button {
  name: string;
  key?: string | undefined;
  /** Whether it makes room for the others, as what every master has. */
  isSpare?: boolean;
}

/** A tab of a window; without fields it has those that no other tab claims. */
export type Tab = NonNullable<Screen['pestanas']>[number];

/** A dialog that opens over a window. */
export type Dialog = NonNullable<Screen['dialogos']>[number];

/** What a window outside the menus has instead of a menu bar and a status bar. */
export interface Alone {
  /** Whether its title is one of the tabs of its program. */
  isTab: boolean;
  /** Words that lead elsewhere, beside the buttons. */
  links: readonly string[];
  foot: string | undefined;
  /** Table of the page that it lists. */
  table: FactTable | undefined;
}

/** Tabs of the result of a report that has a chart; the first shows its rows. */
const resultTabs = [{ nombre: 'Cuadrícula' }, { nombre: 'Gráfico' }];

/** Buttons that every master has first, to create, change and keep; its own follow. */
const LEADING_BUTTONS = 3;

function menuSteps(menu: string | undefined, title: string): string[] {
  if (menu === undefined) return [title];
  return menu.split(',')[0]?.split(' > ') ?? [title];
}

function buttonsOf(facts: Facts, product: string | undefined, names: readonly string[]): Button[] {
  const shortcuts = product === 'delfin' ? facts.shortcuts : [];
  return names.map((name) => ({ name, key: shortcutKey(shortcuts, name) }));
}

type Source = Pick<PageFacts, 'ruta' | 'direccion' | 'permisos' | 'campos'>;

function subjectOf(
  facts: Facts,
  source: Source,
  buttonNames: readonly string[],
  spareButtons: readonly string[] = [],
) {
  const route = facts.routes.get(source.ruta);
  const product = facts.products.find(({ clave }) => clave === (route?.product ?? 'delfin'));
  const menu: readonly string[] = menuSteps(menuOf(source.ruta, facts), route?.label ?? '');
  const frame = source.direccion ? 'web' : (product?.marco ?? 'escritorio');
  const spare = buttonsOf(facts, product?.clave, spareButtons);
  const buttons: readonly Button[] = [
    ...buttonsOf(facts, product?.clave, buttonNames),
    ...spare.map((button) => ({ ...button, isSpare: true })),
  ];
  return {
    /** Name of the program: `Delfín`, `Mobile`. */
    program: product?.nombre ?? '',
    /** Where it is seen: a desktop program, a web application or a phone. */
    frame,
    /** Steps of the menu that lead here: `Archivos`, `Maestros`, `Productos`. */
    menu,
    /** What the address bar of a web page says. */
    address: source.direccion ?? product?.direccion ?? '',
    title: (frame === 'movil' ? menu.join(' › ') : menu.at(-1)) ?? '',
    /** Route of the page that explains it. */
    route: source.ruta,
    /** Address of that page. */
    url: route?.url ?? '',
    permissions: source.permisos ?? ([] as readonly string[]),
    /** Day of its example; undefined when it is the one of the company. */
    day: undefined as string | undefined,
    /** User at work in its example, where its facts name one. */
    user: undefined as string | undefined,
    fields: source.campos ?? ([] as readonly Field[]),
    buttons,
    tabs: [] as readonly Tab[],
    /** Names of the fields that are the columns of its lines. */
    lineColumns: [] as readonly string[],
    /** Fields of the lines, which may stand in another screen. */
    lineFields: [] as readonly Field[],
    /** Its example lines; undefined when there is one, of the examples of the fields. */
    lineRows: undefined as readonly (readonly string[])[] | undefined,
    totals: [] as readonly { nombre: string; valor: string }[],
    dialogs: [] as readonly Dialog[],
    /** The report or query that the window runs. */
    report: undefined as Report | undefined,
    /** The query whose rows the window lists under its fields. */
    grid: undefined as Report | undefined,
    /** The board of figures that the window shows. */
    board: undefined as BoardFacts | undefined,
    /** Tables of the page, which a list, a phone or a board may show. */
    tables: [] as readonly FactTable[],
    /** Set when it stands outside the menus of its program. */
    alone: undefined as Alone | undefined,
  };
}

/** What a window, a browser page or a phone shows, whichever fact file speaks of it. */
export type Subject = ReturnType<typeof subjectOf>;

/** Names of the buttons of a window, those of its dialogs and its links among them. */
export function buttonNames({ buttons, dialogs, alone }: Subject): string[] {
  const ofDialogs = dialogs.flatMap(({ acciones }) => acciones);
  return [...new Set([...buttons.map(({ name }) => name), ...ofDialogs, ...(alone?.links ?? [])])];
}

function fromScreen(facts: Facts, screen: Screen): Subject {
  const shared = sharedButtons(screen, facts.commonScreen);
  const own = screen.acciones.filter((name) => !shared.includes(name));
  const [first, rest] = [shared.slice(0, LEADING_BUTTONS), shared.slice(LEADING_BUTTONS)];
  const lines = facts.screens.find((other) => other.clave === screen['lineas-de']) ?? screen;
  const subject = subjectOf(facts, screen, [...first, ...own], rest);
  const board = boardOf(screen, facts.pages);
  return {
    ...subject,
    ...(screen.ventana && {
      program: screen.ventana.programa,
      title: screen.ventana.titulo,
      menu: [],
      alone: { isTab: false, links: [], foot: undefined, table: undefined },
    }),
    board,
    tables: facts.pages.find(({ ruta }) => ruta === screen.ruta)?.tablas ?? [],
    day: screen.dia,
    user: screen.usuario,
    tabs: screen.pestanas ?? [],
    lineColumns: lines.lineas ?? [],
    lineFields: lines.campos,
    lineRows: screen.filas ?? lines.filas,
    totals:
      board?.cards.map((card) => ({ nombre: card.name, valor: card.value })) ??
      screen.totales ??
      lines.totales ??
      [],
    grid: facts.reports.find((report) => report.ruta === screen.cuadricula),
    dialogs: lines.dialogos ?? [],
  };
}

function fromReport(facts: Facts, report: Report): Subject {
  const fields = report.filtros.map((filter): Field => {
    const used = report.ejemplo.filtros[filter.clave] ?? filter['por-defecto'];
    return {
      nombre: filter.nombre,
      tipo: filter.tipo,
      regla: filter['que-hace'],
      ejemplo: String(used).startsWith('Vacío') ? '' : String(used),
    };
  });
  return {
    ...subjectOf(facts, { ...report, campos: fields }, buttonsOfReport(report)),
    tabs: report.grafico.tipo === 'ninguna' ? [] : resultTabs,
    report,
  };
}

function fromWindow(facts: Facts, window: Window): Subject {
  const page = facts.pages.find(({ ruta }) => ruta === window.ruta);
  const tabs = tabsOf(window, facts.windows);
  const source = { ruta: window.ruta, campos: window.campos ?? page?.campos };
  return {
    ...subjectOf(facts, source, []),
    program: window.programa,
    frame: window.marco,
    menu: [],
    title: window.titulo,
    // Fields of the page have a row there to lead to; those of the window have none.
    url: window.campos ? '' : (facts.routes.get(window.ruta)?.url ?? ''),
    buttons: (window.acciones ?? page?.acciones ?? []).map((name) => ({ name })),
    tabs: tabs.map((nombre) => ({ nombre })),
    alone: {
      isTab: tabs.includes(window.titulo),
      links: window.enlaces ?? [],
      foot: window.pie,
      table: page?.tablas?.find((table) => table.id === window.tabla),
    },
  };
}

function drawablePages({ pages }: Facts): PageFacts[] {
  return pages.filter(({ campos, acciones, menu }) => (campos ?? acciones ?? menu) !== undefined);
}

/** What `findSubject` knows the windows by. */
export function subjectNames(facts: Facts): string[] {
  return [
    ...facts.screens.flatMap(({ clave, ruta }) => [clave, ruta]),
    ...facts.windows.ventanas.map(({ clave }) => clave),
    ...facts.reports.map(({ ruta }) => ruta),
    ...drawablePages(facts).map(({ ruta }) => ruta),
  ];
}

/**
 * Finds what is to be drawn by the key of a screen or of a window outside the menus, or by the route
 * of a screen, report, query or page with fields.
 * @throws UnplacedError with the nearest known name.
 */
export function findSubject(facts: Facts, name: string): Subject {
  const screen = facts.screens.find(({ clave, ruta }) => clave === name || ruta === name);
  if (screen) return fromScreen(facts, screen);
  const report = facts.reports.find(({ ruta }) => ruta === name);
  if (report) return fromReport(facts, report);
  const window = facts.windows.ventanas.find(({ clave }) => clave === name);
  if (window) return fromWindow(facts, window);
  const page = drawablePages(facts).find(({ ruta }) => ruta === name);
  if (!page) throw new UnplacedError(`unknown screen: ${unknownName(name, subjectNames(facts))}`);
  return {
    ...subjectOf(facts, page, page.acciones ?? []),
    tabs: (page.pestanas ?? []).map((nombre) => ({ nombre })),
    tables: page.tablas ?? [],
  };
}
