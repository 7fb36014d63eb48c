import siteConfig from '@generated/docusaurus.config';
import { cacheNames } from '../copies/cache-names';

/** Path that the site stands under, such as `/`. */
export const { baseUrl } = siteConfig;

export const names = cacheNames(baseUrl);
