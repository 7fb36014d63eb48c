import ComponentCreator from '@docusaurus/ComponentCreator';
import type { ComponentType } from 'react';
import tables from './page-tables';

let pages = 0;

/** A chunk as the framework's registry has it; returns its name. */
export function chunk(name: string, load: () => Promise<unknown>): string {
  tables[name] = [load];
  return name;
}

/** The framework's component for a page that takes these chunks. Routes around others have their path, and a number. */
export function page(path: string, chunks: object): ComponentType {
  pages += 1;
  tables[`${path}-${pages}`] = chunks;
  return ComponentCreator(path, String(pages));
}
