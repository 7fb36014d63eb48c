import { unknownName } from '../../text/nearest';
import { drawIcon } from '../markdown/icons';
import { htmlTree, paragraph, text } from '../markdown/nodes';
import { type BlockDirective, DirectiveError, type InlineDirective } from './directive';

/** `:icono[cajero]`: the picture of a product or role, beside its name. */
export const icon: InlineDirective = (label, _attributes, { facts }) => {
  const lines = facts.icons[label];
  if (lines) return [htmlTree(drawIcon(lines))];
  throw new DirectiveError(`unknown icon: ${unknownName(label, Object.keys(facts.icons))}`);
};

/** `::iconos`: every icon, to look at them together. */
export const icons: BlockDirective = (_attributes, { facts }) => [
  paragraph(
    ...Object.values(facts.icons).flatMap((lines) => [htmlTree(drawIcon(lines)), text(' ')]),
  ),
];
