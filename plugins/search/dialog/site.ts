import globalData from '@generated/globalData';
import type { SearchGlobalData } from '../engine/types';

/** Filled in by the build. */
declare const BASE_URL: string;

/** Path that the site stands under. */
export const baseUrl = BASE_URL;

/** What the plugin gave to the site at build time. */
export const searchData = globalData.search?.default as SearchGlobalData;
