import pluginContentDocs, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { trimGlobalData, trimRoute } from './trim';

/**
 * Docusaurus plugin: the documentation of the framework, of whose data pages are sent what they read.
 * README.md beside this file says what is left out.
 */
export default async function docsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await pluginContentDocs(context, options);
  return {
    ...plugin,
    contentLoaded: async ({ content, actions }) => {
      const { addRoute, setGlobalData } = actions;
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => addRoute(trimRoute(route)),
          setGlobalData: (data) => setGlobalData(trimGlobalData(data, context.siteConfig)),
        },
      });
    },
  };
}

export { validateOptions };
