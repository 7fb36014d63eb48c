import { drawNodes } from '@site/src/components/PageNodes/draw-nodes';
import type { ReactNode } from 'react';
import { entryKey } from '../../client/entry-labels';
import type { EntriesProps } from './EntryList';

/** Entries as the rows of a table. */
export default function EntryTable({ finder, fitting }: EntriesProps): ReactNode {
  return (
    <div className="tabla ancha por-filas">
      <table>
        <thead>
          <tr>
            {finder.columns?.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fitting.map(({ entry }) => (
            <tr key={entryKey(entry)}>
              {drawNodes(entry.head)}
              {drawNodes(entry.body)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
