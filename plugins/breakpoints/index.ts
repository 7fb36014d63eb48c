import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { AtRule } from 'postcss';
import { widthsInEm } from '../../src/build/widths-in-em';

const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));

/** PostCSS plugin: the breakpoints of all stylesheets, those of Infima and the theme among them. */
const breakpointsInEm = {
  postcssPlugin: 'breakpoints-in-em',
  AtRule: {
    media(rule: AtRule) {
      rule.params = widthsInEm(rule.params);
    },
  },
};

/** Docusaurus plugin: breakpoints that follow the size of letters that the reader has set, in styles and scripts alike. */
export default function breakpointsPlugin(): Plugin {
  return {
    name: 'breakpoints',
    // In the place of the framework's: Lightning CSS, which minifies the stylesheet, already writes it for the
    // browsers that are supported, and preparing it a second time would add a second to every build.
    configurePostCss: (options) => ({ ...options, config: false, plugins: [breakpointsInEm] }),
    configureWebpack: () => ({
      resolve: {
        alias: {
          [path.join(themeCommon, 'hooks/useWindowSize.js')]: path.join(
            __dirname,
            'use-window-size.ts',
          ),
        },
      },
    }),
  };
}
