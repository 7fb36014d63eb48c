import { unknownName } from '../../text/nearest';
import { drawIcon, iconNames, isIconName } from '../markdown/icons';
import { htmlTree } from '../markdown/nodes';
import { DirectiveError, type InlineDirective } from './directive';

/** `:icono[cajero]`: the picture of a product or role, beside its name. */
export const icon: InlineDirective = (label) => {
  if (isIconName(label)) return [htmlTree(drawIcon(label))];
  throw new DirectiveError(`unknown icon: ${unknownName(label, iconNames)}`);
};
