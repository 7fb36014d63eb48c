import type { Corrections } from '../../facts/corrections';
import { lowerFirst } from '../../text/sentence';
import { table } from '../markdown/nodes';
import { type BlockDirective, DirectiveError, pagePath } from './directive';
import { rolesHolding } from './permissions';

type Direction = Corrections['movimientos'][number]['errores'][number]['sentidos'][number];

/** What a correction does, without what it leaves alone: «Existencia: baja. Caja: sube.» */
function effects({ existencia, caja, deuda, impuesto }: Direction): string {
  const told = { Existencia: existencia, Caja: caja, Deuda: deuda, Impuesto: impuesto };
  const changed = Object.entries(told).filter(([, effect]) => effect !== 'No cambia');
  if (changed.length === 0) return 'Nada';
  return changed.map(([what, effect]) => `${what}: ${lowerFirst(effect)}.`).join(' ');
}

/** `::correcciones`: what went wrong either way, the document that puts it right and all that it moves. */
export const correctionTable: BlockDirective = (attributes, context) => {
  const route = pagePath(attributes, context);
  const found = context.facts.corrections.movimientos.find(({ rutas }) => rutas.includes(route));
  if (!found) throw new DirectiveError(`data/correcciones.yaml has nothing of ${route}`);
  const rows = found.errores.flatMap(({ que, sentidos }) =>
    sentidos.map((one) => [
      `**${one.si}** (${que})`,
      one.haga,
      effects(one),
      rolesHolding(one.permiso, context),
    ]),
  );
  return [table(['Qué pasó', 'Qué hacer', 'Qué cambia', 'Quién puede'], rows)];
};
