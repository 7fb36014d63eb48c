import type { Facts } from './facts';

/** Routes of the pages that tell of a message, in the order of the route map. */
export interface MessagePlaces {
  /** Pages of the screens and tasks where it comes up. */
  shown: readonly string[];
  /** Pages of problems and questions that solve it. */
  solved: readonly string[];
}

interface ListingPage {
  ruta: string;
  mensajes: readonly string[];
}

/** Screens and tasks with their messages; every master shows those that all of them share. */
function pagesThatShow({ screens, pages, commonScreen }: Facts): ListingPage[] {
  return [
    ...screens.map(({ ruta, clase, mensajes }) => ({
      ruta,
      mensajes: clase === 'maestro' ? [...mensajes, ...commonScreen.mensajes] : mensajes,
    })),
    ...pages.map(({ ruta, mensajes = [] }) => ({ ruta, mensajes })),
  ];
}

function pagesThatSolve({ problems, questions }: Facts): ListingPage[] {
  return [...problems, ...questions].map(({ ruta, elementos }) => ({
    ruta,
    mensajes: elementos.flatMap(({ codigo }) => codigo ?? []),
  }));
}

/** Where each message stands, by its code: the pages whose facts list it. */
export function messagePlaces(facts: Facts): ReadonlyMap<string, MessagePlaces> {
  const order = [...facts.routes.keys()];
  const [showing, solving] = [pagesThatShow(facts), pagesThatSolve(facts)];
  const routesOf = (pages: readonly ListingPage[], code: string): string[] => {
    const listing = new Set(
      pages.flatMap((page) => (page.mensajes.includes(code) ? page.ruta : [])),
    );
    return order.filter((route) => listing.has(route));
  };
  return new Map(
    facts.messages.map(({ codigo }) => [
      codigo,
      { shown: routesOf(showing, codigo), solved: routesOf(solving, codigo) },
    ]),
  );
}
