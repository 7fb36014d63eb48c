/**
 * Stands for the framework in the script of the dialog, which runs before there is any: what the
 * dialog asks of it follows from the build.
 */
import globalData from '@generated/globalData';

/** Filled in by the build. */
declare const BASE_URL: string;

/** Path that the site stands under. */
export const baseUrl = BASE_URL;

/** In the place of `@docusaurus/useDocusaurusContext`. */
export default function useDocusaurusContext(): { siteConfig: { baseUrl: string } } {
  return { siteConfig: { baseUrl } };
}

/** In the place of the one in `@docusaurus/useGlobalData`; there is no other plugin here. */
export function usePluginData(): unknown {
  return globalData.search?.default;
}
