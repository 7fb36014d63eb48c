import type { Content } from '../content';
import type { ContentRule, Finding } from '../rule';

export class PageForEachRoute implements ContentRule {
  readonly id = 'page-for-each-route';
  readonly severity = 'error';
  readonly asks = 'Every route of `data/rutas.yaml` has its page.';

  check({ missingPages }: Content): Finding[] {
    return missingPages.map(({ route, file }) => ({
      file,
      line: undefined,
      message: `the route /docs/${route.path} has no page: write this file, or take the route out of data/rutas.yaml`,
    }));
  }
}
