import type { Facts } from './facts';

/** Routes of the pages that tell of a message, in the order of the route map. */
export interface MessagePlaces {
  /** Pages of the screens and tasks where it comes up. */
  shown: readonly string[];
  /** Pages of problems and questions that solve it. */
  solved: readonly string[];
}

/** Where each message stands, by its code: the pages whose facts list it; every master shows those that all share. */
export function messagePlaces(facts: Facts): ReadonlyMap<string, MessagePlaces> {
  const { screens, pages, commonScreen, problems, questions } = facts;
  const shared = screens.filter(({ clase }) => clase === 'maestro').map(({ ruta }) => ruta);
  const order = [...facts.routes.keys()];
  const showing = [...screens, ...pages];
  const solving = [...problems, ...questions].map(({ ruta, elementos }) => ({
    ruta,
    codes: elementos.map(({ codigo }) => codigo),
  }));
  return new Map(
    facts.messages.map(({ codigo }) => {
      const listing = showing.filter(({ mensajes = [] }) => mensajes.includes(codigo));
      const shown = new Set([
        ...listing.map(({ ruta }) => ruta),
        ...(commonScreen.mensajes.includes(codigo) ? shared : []),
      ]);
      const solved = solving.filter(({ codes }) => codes.includes(codigo)).map(({ ruta }) => ruta);
      return [
        codigo,
        {
          shown: order.filter((route) => shown.has(route)),
          solved: order.filter((route) => solved.includes(route)),
        },
      ];
    }),
  );
}
