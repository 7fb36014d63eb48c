import type { PageFacts } from './page-facts';
import type { Board, Screen } from './screens';

type FactTable = NonNullable<PageFacts['tablas']>[number];

/** A card, a chart or another part of a board, and what it shows or does. */
export interface BoardPart {
  name: string;
  meaning: string;
}

/** A board with what the tables of its pages say of it. */
export interface BoardFacts extends Board {
  cards: (BoardPart & { value: string })[];
  /** Reports of its folder, in their order, drawn or not. */
  reportNames: string[];
  charts: BoardPart[];
  parts: BoardPart[];
}

function tableOf(pages: readonly PageFacts[], route: string, id: string): FactTable | undefined {
  const page = pages.find(({ ruta }) => ruta === route);
  return page?.tablas?.find((table) => table.id === id);
}

function cells(table: FactTable | undefined): string[][] {
  return (table?.filas ?? []).map((row) => row.map((cell) => String(cell).replaceAll('**', '')));
}

/** What a board shows, put together from its screen and the tables of its pages; undefined for other screens. */
export function boardOf(screen: Screen, pages: readonly PageFacts[]): BoardFacts | undefined {
  const { tablero, ruta } = screen;
  if (!tablero) return undefined;
  const rows = (id: string) => cells(tableOf(pages, ruta, id));
  const parts = (tableOf(pages, tablero.partes, 'partes')?.filas ?? []).map(
    ([name = '', meaning = '']) => ({
      name: String(name).replaceAll('**', ''),
      meaning: String(meaning),
    }),
  );
  const ofCharts = parts.find(({ name }) => name === 'Gráficos')?.meaning ?? '';
  const titles = tablero.informes.flatMap(({ graficos }) => graficos.map(({ titulo }) => titulo));
  return {
    ...tablero,
    cards: rows('tarjetas').map((row) => ({
      name: row[0] ?? '',
      meaning: row[1] ?? '',
      value: row.at(-1) ?? '',
    })),
    reportNames: rows('informes').map((row) => row[0] ?? ''),
    charts: [...new Set(titles)].map((name) => ({ name, meaning: ofCharts })),
    parts,
  };
}
