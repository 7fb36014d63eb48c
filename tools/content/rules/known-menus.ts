import type { Strong } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isKnownMenu, knownMenus } from '../../../src/facts/menu-paths';
import { unknownName } from '../../../src/text/nearest';
import type { Content, Passage } from '../content';
import { PassageRule } from '../rule';

export class KnownMenus extends PassageRule {
  readonly id = 'known-menus';
  readonly severity = 'error';
  readonly asks = 'A bold menu path, «**Archivos > Maestros > Clientes**», exists and is complete.';

  protected problemsOf(passage: Passage, { facts }: Content): string[] {
    const problems: string[] = [];
    visit({ type: 'paragraph', children: [...passage.content] }, 'strong', (node: Strong) => {
      const menu = plainText(node);
      if (!menu.includes(' > ') || isKnownMenu(menu, facts)) return;
      problems.push(`menu path ${unknownName(menu, knownMenus(facts))}`);
    });
    return problems;
  }
}
