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
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, breakpointsInEm] }),
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
