import { windowTitle } from '../../../src/facts/window-title';
import type { Content } from '../content';
import type { ContentRule, Finding } from '../rule';

export class UniqueWindowTitle implements ContentRule {
  readonly id = 'unique-window-title';
  readonly severity = 'error';
  readonly asks =
    'No two pages have the same title in a tab or a web search, where that of the group follows the own one.';

  check({ facts: { routes }, pages }: Content): Finding[] {
    const owners = new Map<string, string>();
    return pages.flatMap(({ file, route }) => {
      if (!route) return [];
      const title = windowTitle(route, routes);
      const owner = owners.get(title);
      owners.set(title, owner ?? file);
      if (owner === undefined) return [];
      const message = `«${title}» is also the title of ${owner}; give one another title in data/rutas.yaml`;
      return [{ file, line: undefined, message }];
    });
  }
}
