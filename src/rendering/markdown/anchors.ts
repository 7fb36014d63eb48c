import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { withoutAccents } from '../../text/accents';

/** Anchor of a heading, in plain ASCII so that an address can be pasted in any message. */
export function anchorOf(title: string): string {
  return new GithubSlugger().slug(withoutAccents(title));
}

/** Gives every heading its anchor before the framework derives one with accents. */
export function assignAnchors(tree: Root): void {
  const slugger = new GithubSlugger();
  visit(tree, 'heading', (node) => {
    const properties = node.data?.hProperties ?? {};
    if (properties.id) return;
    const id = slugger.slug(withoutAccents(plainText(node)));
    node.data = { ...node.data, hProperties: { ...properties, id } };
  });
}
