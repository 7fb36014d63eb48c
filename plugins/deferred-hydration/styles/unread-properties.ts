import type { Declaration, Root } from 'postcss';

const READ = /var\(\s*(--[\w-]+)/g;

function namesRead(text: string): string[] {
  return [...text.matchAll(READ)].map(([, name = '']) => name);
}

/**
 * Drops the custom properties that nothing reads: no rule that stays, nor what the HTML reads itself.
 *
 * @param readByPages names of the properties that the pages read in a `style` or a drawing
 */
export function dropUnreadProperties(root: Root, readByPages: Iterable<string>): void {
  const definitions = new Map<string, Declaration[]>();
  const waiting = [...readByPages];
  root.walkDecls((declaration) => {
    if (!declaration.prop.startsWith('--')) {
      waiting.push(...namesRead(declaration.value));
      return;
    }
    const others = definitions.get(declaration.prop) ?? [];
    definitions.set(declaration.prop, [...others, declaration]);
  });
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const used = definitions.get(name) ?? [];
    definitions.delete(name);
    waiting.push(...used.flatMap(({ value }) => namesRead(value)));
  }
  for (const unused of [...definitions.values()].flat()) unused.remove();
}
