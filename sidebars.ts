import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { loadRoutes } from './src/facts/routes';
import { productSidebars } from './src/site/constants';
import { previewCategories } from './src/site/preview-categories';
import { buildSidebar } from './src/site/sidebar';

const routes = loadRoutes(path.resolve('data'));

const sidebars: SidebarsConfig = Object.fromEntries(
  productSidebars.map((product) => [product, buildSidebar(product, routes)]),
);

export default { ...sidebars, delfin: [...buildSidebar('delfin', routes), ...previewCategories] };
