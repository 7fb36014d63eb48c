import type { PhrasingContent, RootContent } from 'mdast';
import type { Facts } from '../../facts/facts';
import { UnplacedError as DirectiveError, findEntry, findFact } from '../../facts/find-fact';
import type { Route } from '../../facts/routes';
import type { Words } from '../markdown/parse';

export { DirectiveError, findEntry, findFact };

export type Attributes = Record<string, string | null | undefined>;

/** What a directive knows of the page it stands on. */
export interface PageContext {
  facts: Facts;
  /** Path of the documentation page; undefined on a standalone page or a blog post. */
  routePath: string | undefined;
  /** Folder of the documentation pages. */
  docsDir: string;
}

/** Expands `::name{…}` or `:::name … :::` into document nodes, or Markdown; `body` is what stands inside. */
export type BlockDirective = (
  attributes: Attributes,
  context: PageContext,
  body: RootContent[],
) => string | RootContent[];

/** Expands `:name[label]{…}` into inline nodes, or Markdown; `children` is the label as nodes. */
export type InlineDirective = (
  label: string,
  attributes: Attributes,
  context: PageContext,
  children: PhrasingContent[],
) => Words;

/** A required attribute of a directive. @throws DirectiveError when it is missing */
export function required(attributes: Attributes, name: string): string {
  const value = attributes[name];
  if (value) return value;
  throw new DirectiveError(`this directive needs the attribute ${name}="…"`);
}

/** Names apart by commas, as an attribute lists them. */
export function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** The page that the directive is about: its `de` attribute, or the page it stands on. */
export function pagePath(attributes: Attributes, context: PageContext): string {
  const routePath = attributes.de ?? context.routePath;
  if (routePath) return routePath;
  throw new DirectiveError('outside docs/ this directive needs the attribute de="<route>"');
}

/** A route of the map. @throws DirectiveError with the nearest known route */
export function findRoute(context: PageContext, routePath: string): Route {
  return findFact([...context.facts.routes.values()], 'path', routePath, 'route');
}
