import { menuOf, menuProblem } from '../../facts/menu-paths';
import { strong } from '../markdown/nodes';
import { DirectiveError, type InlineDirective } from './directive';

/**
 * `:menu[delfin/archivos/maestros/clientes]`: the menu path that opens what a page explains. A path to a
 * window without a page is written out: `:menu[Ayuda > Acerca de Delfín]`.
 */
export const menu: InlineDirective = (label, _attributes, { facts }) => {
  const problem = menuProblem(label, facts);
  if (problem !== undefined) throw new DirectiveError(problem);
  return [strong(menuOf(label, facts) ?? label)];
};
