import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { kinds } from './src/facts/kinds';
import { productSidebars } from './src/site/constants';
import { previewCategories } from './src/site/preview-categories';
import { buildSidebar } from './src/site/sidebar';

const routes = kinds.routes(path.resolve('data'));

const sidebars: SidebarsConfig = Object.fromEntries(
  productSidebars.map((product) => [product, buildSidebar(product, routes)]),
);

export default { ...sidebars, delfin: [...buildSidebar('delfin', routes), ...previewCategories] };
