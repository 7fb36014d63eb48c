import type { Nodes, Paragraph, Text } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Facts } from '../../../src/facts/facts';
import { menuProblem, pagesByMenu } from '../../../src/facts/menu-paths';
import type { Content, Passage } from '../content';
import { PassageRule } from '../rule';

/** Menu paths of pages that stand in running text; a fact that opens with one is where it is kept. */
function pathsInText({ value }: Text, { place }: Passage, facts: Facts): string[] {
  if (!value.includes(' > ')) return [];
  const typed = [...pagesByMenu(facts).keys()].filter(
    (path) => path.includes(' > ') && value.includes(path),
  );
  const whole = typed.filter(
    (path) => !typed.some((other) => other !== path && other.includes(path)),
  );
  return place === 'fact' ? whole.filter((path) => !value.startsWith(path)) : whole;
}

/** The menu paths that a piece of a passage names, as typed. */
function menusNamedBy(node: Nodes, passage: Passage, facts: Facts): string[] {
  if (node.type === 'text') return pathsInText(node, passage, facts);
  if (node.type === 'textDirective') return node.name === 'menu' ? [plainText(node)] : [];
  const isBoldPath = node.type === 'strong' && plainText(node).includes(' > ');
  return isBoldPath ? [plainText(node)] : [];
}

export class KnownMenus extends PassageRule {
  readonly id = 'known-menus';
  readonly severity = 'error';
  readonly asks =
    'The menu path of a page is written by its route, `:menu[delfin/archivos/maestros/clientes]`; one without a page, «**Ayuda > Acerca de Delfín**», is one of `data/menus-sin-pagina.yaml`.';

  protected problemsOf(passage: Passage, { facts }: Content): string[] {
    const problems: string[] = [];
    const paragraph: Paragraph = { type: 'paragraph', children: [...passage.content] };
    visit(paragraph, (node) => {
      const menus = menusNamedBy(node, passage, facts);
      problems.push(...menus.flatMap((menu) => menuProblem(menu, facts) ?? []));
      return menus.length > 0 ? SKIP : undefined;
    });
    return problems;
  }
}
