import type { UserThemeConfig } from '@docusaurus/theme-common';

/**
 * The bar above the navbar: HTML `content`, colours, and an `id` whose change shows it again to
 * readers who closed it. Undefined while there is nothing to announce.
 */
export const announcementBar: UserThemeConfig['announcementBar'] = undefined;
