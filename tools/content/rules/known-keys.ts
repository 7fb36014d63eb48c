import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import { unknownName } from '../../../src/text/nearest';
import type { Content, ContentPage } from '../content';
import { type PageProblem, PageRule } from '../rule';

const keyPattern = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)+$/;

export class KnownKeys extends PageRule {
  readonly id = 'known-keys';
  readonly severity = 'error';
  readonly asks =
    'A key in backticks, such as `ventas-facturar` or `precio-1`, is a permission or another key of `data/`.';

  protected problemsOf({ written }: ContentPage, { facts, factKeys }: Content): PageProblem[] {
    const permissions = facts.permissions.modulos.flatMap((module) =>
      module.permisos.map((permission) => permission.clave),
    );
    const problems: PageProblem[] = [];
    visit(written, 'inlineCode', ({ value, position }: InlineCode) => {
      if (!keyPattern.test(value) || factKeys.has(value)) return;
      const message = `key ${unknownName(value, permissions)}`;
      problems.push({ line: position?.start.line, message });
    });
    return problems;
  }
}
