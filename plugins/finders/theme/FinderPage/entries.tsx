import Link from '@docusaurus/Link';
import { drawNodes } from '@site/src/components/PageNodes/draw-nodes';
import type { ReactNode } from 'react';
import type { Finder } from '../../../../src/rendering/finders/finder';
import { entryKey } from '../../client/entry-labels';
import type { Fitting } from '../../client/fitting';

interface EntriesProps {
  readonly finder: Finder;
  readonly fitting: readonly Fitting[];
  /** Whether they answer what the reader asked, and are not the whole list. */
  readonly isAnswer: boolean;
}

/** So many answers show at once what is folded in them. */
const OPENED = 5;

/** Entries one under the other, with what is folded in each. */
export function EntryList({ fitting, isAnswer }: EntriesProps): ReactNode {
  return (
    <ul className="hallazgos">
      {fitting.map(({ entry, items, isUnseen }, place) => {
        const { head, body, fold, parts } = entry;
        const isOpen = isAnswer && place < OPENED;
        return (
          <li key={entryKey(entry)}>
            <div>
              {drawNodes(head)}
              {drawNodes(body)}
              {parts && isUnseen && <p>Lo dice su explicación.</p>}
            </div>
            {fold && (
              <details open={isOpen}>
                <summary>{fold.label}</summary>
                {drawNodes(fold.nodes)}
              </details>
            )}
            {parts && (
              <details open={items !== undefined}>
                <summary>{items ? `${items.length} de ${parts.label}` : parts.label}</summary>
                <ul>
                  {(items ?? parts.items).map((item) => (
                    <li key={item.words + entryKey({ head: item.nodes })}>
                      {items && item.href ? (
                        <Link to={item.href}>{drawNodes(item.nodes)}</Link>
                      ) : (
                        drawNodes(item.nodes)
                      )}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Entries as the rows of a table. */
export function EntryTable({ finder, fitting }: EntriesProps): ReactNode {
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
