import type { PhrasingContent } from 'mdast';
import type { Corrections } from '../../facts/corrections';
import { lowerFirst } from '../../text/sentence';
import { strong, table, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { type BlockDirective, DirectiveError, pagePath } from './directive';
import { rolesHolding } from './permissions';

type Direction = Corrections['movimientos'][number]['errores'][number]['sentidos'][number];

/** What a correction does, without what it leaves alone: «Existencia: baja. Caja: sube.» */
function effects({ existencia, caja, deuda, impuesto }: Direction): PhrasingContent[] {
  const told = [
    ['Existencia', existencia],
    ['Caja', caja],
    ['Deuda', deuda],
    ['Impuesto', impuesto],
  ] as const;
  const changed = told.filter(([, effect]) => effect !== 'No cambia');
  if (changed.length === 0) return [text('Nada')];
  return inline(changed.map(([what, effect]) => `${what}: ${lowerFirst(effect)}.`).join(' '));
}

/** `::correcciones`: what went wrong either way, the document that puts it right and all that it moves. */
export const correctionTable: BlockDirective = (attributes, context) => {
  const route = pagePath(attributes, context);
  const found = context.facts.corrections.movimientos.find(({ rutas }) => rutas.includes(route));
  if (!found) throw new DirectiveError(`data/correcciones.yaml has nothing of ${route}`);
  const rows = found.errores.flatMap(({ que, sentidos }) =>
    sentidos.map((one) => [
      [strong(one.si), text(' ('), ...inline(que), text(')')],
      inline(one.haga),
      effects(one),
      [text(rolesHolding(one.permiso, context))],
    ]),
  );
  return [table(['Qué pasó', 'Qué hacer', 'Qué cambia', 'Quién puede'], rows)];
};
