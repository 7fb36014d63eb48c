import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { MESSAGES_URL, messageUrl } from '../../src/facts/message-url';
import { refreshFacts } from '../../src/facts/site-facts';
import { messageFinder } from '../../src/rendering/messages/message-finder';
import { messagePages } from '../../src/rendering/messages/message-page';

export interface MessagesOptions {
  /** Folder of the documentation pages, which directives in the facts may read. */
  docsDir: string;
}

/**
 * Docusaurus plugin: `/mensajes` and a page for each message code, from the facts. README.md beside
 * this file says what stands on them.
 */
export default function messagesPlugin(
  { baseUrl }: LoadContext,
  { docsDir }: MessagesOptions,
): Plugin {
  const themeDir = path.join(__dirname, 'theme');
  return {
    name: 'messages',
    getThemePath: () => themeDir,
    getTypeScriptThemePath: () => themeDir,
    getPathsToWatch: () => ['data/**/*.yaml'],
    contentLoaded: async ({ actions }) => {
      const facts = refreshFacts();
      const pageRoute = async (url: string, component: string, data: unknown) => {
        const file = `${url.slice(1).replaceAll('/', '-')}.json`;
        await actions.createData(file, JSON.stringify(data));
        // Not the path that this gives, of which the names of scripts are made: elsewhere they would be others.
        const content = `@generated/messages/default/${file}`;
        return { path: baseUrl + url.slice(1), component, modules: { content }, exact: true };
      };
      const listRoute = await pageRoute(MESSAGES_URL, '@theme/FinderPage', messageFinder(facts));
      const pageRoutes = messagePages(facts, docsDir).map((page) =>
        pageRoute(messageUrl(page.code), '@theme/MessagePage', page),
      );
      // Under a route of their own, which alone says that they are of this plugin.
      actions.addRoute({
        path: listRoute.path,
        component: '@theme/MessagesRoot',
        routes: [listRoute, ...(await Promise.all(pageRoutes))],
      });
    },
  };
}
