/** A generator of documentation sites, and what is installed to run it. */
export interface Packages {
  /** Name and version as the results show them. */
  label: string;
  /** Exact versions of what its own guide asks for. */
  dependencies: Record<string, string>;
  /** Versions that npm would not choose by itself, each for a reason given here. */
  overrides?: Record<string, string>;
}

/** Ids of the sites compared with this one. */
export type PeerId = 'stock' | 'starlight' | 'vitepress' | 'rspress';

/** What every peer is, in one place: change a version here and the next run installs it. */
export const peerPackages: Readonly<Record<PeerId, Packages>> = {
  stock: {
    label: 'Docusaurus 3.10.2, lunr',
    dependencies: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/faster': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      '@mdx-js/react': '3.1.1',
      'docusaurus-lunr-search': '3.6.1',
      react: '19.3.1',
      'react-dom': '19.3.1',
    },
    // The newest release that the classic preset asks for is not in every registry.
    overrides: { '@docsearch/react': '4.7.0' },
  },
  starlight: {
    label: 'Starlight 0.42.4',
    dependencies: {
      '@astrojs/starlight': '0.42.4',
      astro: '7.3.5',
      // Astro 7 needs Node 22.12; this package brings that runtime for the peer alone.
      node: '22.23.3',
      sharp: '0.35.5',
    },
  },
  vitepress: {
    label: 'VitePress 1.6.4',
    dependencies: { vitepress: '1.6.4' },
  },
  rspress: {
    label: 'Rspress 2.0.22',
    dependencies: { '@rspress/core': '2.0.22' },
    // The newer releases that remark-cjk-friendly asks for are not in every registry.
    overrides: {
      'mdast-util-to-markdown-cjk-friendly': '1.0.0',
      'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '1.0.0',
    },
  },
};
