import path from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import type { PageDates } from './page-dates';

/**
 * When files were last changed, in the form in which the framework asks for it: no date is given rather than a
 * wrong one.
 */
export function fileDates(dates: PageDates): VcsConfig {
  return {
    // The framework counts the parameters of all three.
    initialize: (_site) => {},
    getFileCreationInfo: async (_file) => null,
    async getFileLastUpdateInfo(file) {
      const day = dates.get(path.resolve(file));
      return day === undefined ? null : { timestamp: Date.parse(day), author: '' };
    },
  };
}
