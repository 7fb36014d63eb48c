import type { ListItem, Paragraph, RootContent } from 'mdast';
import type { Causes } from '../../facts/messages';
import { component, element } from '../markdown/nodes';
import type { PageContext } from './directive';
import { permissionsOf, type Remedy } from './remedy';

/** A step, and the permissions of the message it is of. */
interface Step {
  line: string;
  permissions: readonly string[];
}

/** Roles that may do all that some steps take; all of them where the steps name no permission. */
function holdersOf(steps: readonly Step[], { facts }: PageContext): string[] {
  const named = steps.flatMap(({ line, permissions }) => {
    const inLine = [...line.matchAll(/:permiso\[([^\]]+)\]/g)].map(([, key = '']) => key);
    return inLine.length > 0 ? inLine : permissions;
  });
  const needed = facts.permissions.modulos
    .flatMap(({ permisos }) => permisos)
    .filter(({ clave }) => named.includes(clave));
  return facts.permissions.roles
    .map(({ clave }) => clave)
    .filter((role) => needed.every(({ roles }) => roles.includes(role)));
}

/** Marks in the page's own list where each cause begins, and who can do what it asks. */
function mark(
  items: (ListItem | Paragraph)[],
  steps: readonly Step[],
  causes: Causes,
  context: PageContext,
) {
  let at = 0;
  for (const { causa, pasos } of causes) {
    const holders = holdersOf(steps.slice(at, at + pasos), context);
    const isSaid = holders.length > 0 && holders.length < context.facts.permissions.roles.length;
    const item = items[at];
    if (item) {
      item.data = {
        hProperties: { dataCausa: causa, ...(isSaid && { dataQuien: holders.join(', ') }) },
      };
    }
    at += pasos;
  }
}

/**
 * The steps of a fault as they are, which the reader may have shown cause by cause; as they are alone where there
 * is nothing to find out.
 *
 * @param isPage whether a page compiles the nodes; `src/components/PageNodes` draws them otherwise
 */
export function guided(
  nodes: RootContent[],
  remedies: readonly Remedy[],
  causes: Causes | undefined,
  context: PageContext,
  isPage = true,
): RootContent[] {
  if (!causes) return nodes;
  // A step that stands alone before the cases is a paragraph.
  const items = nodes.flatMap((node): (ListItem | Paragraph)[] => {
    if (node.type === 'list') return node.children;
    return node.type === 'paragraph' ? [node] : [];
  });
  const steps = remedies.flatMap((remedy) =>
    remedy['que-hacer'].map((line) => ({ line, permissions: permissionsOf(remedy) })),
  );
  mark(items, steps, causes, context);
  return [isPage ? component('Repair', {}, nodes) : element('reparacion', nodes)];
}
