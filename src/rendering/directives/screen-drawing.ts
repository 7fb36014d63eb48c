import { FactError } from '../../facts/fact-error';
import { htmlTree } from '../markdown/nodes';
import { drawScreen } from '../screens/draw-screen';
import type { ScreenView } from '../screens/screen-view';
import { type Attributes, type BlockDirective, DirectiveError, pagePath } from './directive';

const knownAttributes = ['id', 'de', 'vista', 'resalta', 'mensaje', 'tabla'];
const views: readonly string[] = ['ficha', 'lista', 'filtros'];

function isView(name: string): name is NonNullable<ScreenView['view']> {
  return views.includes(name);
}

function viewOf(attributes: Attributes): ScreenView['view'] {
  const { vista } = attributes;
  if (!vista) return undefined;
  if (isView(vista)) return vista;
  throw new DirectiveError(`unknown vista «${vista}»; use one of: ${views.join(', ')}`);
}

/** Names apart by commas, or by semicolons when one of them has a comma inside. */
function names(list: string | null | undefined): string[] {
  const text = list ?? '';
  return text
    .split(text.includes(';') ? ';' : ',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function checkAttributes(attributes: Attributes): void {
  const unknown = Object.keys(attributes).find((name) => !knownAttributes.includes(name));
  if (unknown === undefined) return;
  throw new DirectiveError(`unknown attribute «${unknown}»; use: ${knownAttributes.join(', ')}`);
}

/**
 * `<Pantalla id="productos" resalta="Código, Grabar" />` or `::pantalla{…}`: the drawn screen, of
 * the page it stands on when it has no id.
 */
export const screenDrawing: BlockDirective = (attributes, context) => {
  checkAttributes(attributes);
  const view = viewOf(attributes);
  try {
    const figure = drawScreen(context.facts, {
      screen: attributes.id ?? pagePath(attributes, context),
      highlight: names(attributes.resalta),
      ...(view ? { view } : {}),
      ...(attributes.tabla ? { table: attributes.tabla } : {}),
      ...(attributes.mensaje ? { message: attributes.mensaje } : {}),
    });
    return [htmlTree(figure)];
  } catch (error) {
    if (!(error instanceof FactError)) throw error;
    throw new DirectiveError(
      error.issues.map((issue) => `${issue.rule}: ${issue.expected}`).join('; '),
    );
  }
};
