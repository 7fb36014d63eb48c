import path from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { type PageDates, readPageDates } from './page-dates';

/**
 * When files were last changed, in the form in which the framework asks for it: git is read once for
 * each of some folders, when the first date is asked for, and no date is given rather than a wrong one.
 */
export function fileDates(folders: readonly string[]): VcsConfig {
  let dates: PageDates | undefined;
  return {
    // The framework counts the parameters of all three.
    initialize: (_site) => {},
    getFileCreationInfo: async (_file) => null,
    async getFileLastUpdateInfo(file) {
      dates ??= new Map(folders.flatMap((folder) => [...readPageDates(folder)]));
      const day = dates.get(path.resolve(file));
      return day === undefined ? null : { timestamp: Date.parse(day), author: '' };
    },
  };
}
