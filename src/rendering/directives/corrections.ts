import { strong, table, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { type BlockDirective, DirectiveError, pagePath } from './directive';
import { rolesHolding } from './permissions';

/** `::correcciones`: what went wrong either way, the document that puts it right and all that it moves. */
export const correctionTable: BlockDirective = (attributes, context) => {
  const route = pagePath(attributes, context);
  const found = context.facts.corrections.movimientos.find(({ rutas }) => rutas.includes(route));
  if (!found) throw new DirectiveError(`data/correcciones.yaml has nothing of ${route}`);
  const rows = found.errores.flatMap(({ que, sentidos }) =>
    sentidos.map((one) => [
      [strong(one.si), text(' ('), ...inline(que), text(')')],
      inline(one.haga),
      inline(one.existencia),
      inline(one.caja),
      inline(one.deuda),
      inline(one.impuesto),
      [text(rolesHolding(one.permiso, context))],
    ]),
  );
  const heads = ['Qué pasó', 'Qué hacer', 'Existencia', 'Caja', 'Deuda', 'Impuesto', 'Quién puede'];
  return [table(heads, rows)];
};
