import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import OtherHelps from '@site/src/components/HelpLinks/OtherHelps';
import { FilterForm, FoundCount } from '@site/src/components/ListFilters';
import { useFilters } from '@site/src/components/ListFilters/use-filters';
import { drawNodes } from '@site/src/components/PageNodes/draw-nodes';
import PageTrail from '@site/src/components/PageTrail';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Finder } from '../../../../src/rendering/finders/finder';
import { countLabel } from '../../client/entry-labels';
import { findFitting, offeredChoices, readFinder } from '../../client/fitting';
import { EntryList, EntryTable } from './entries';

/** So few entries show all that they have. */
const FEW = 5;

/** A page that finds something among the facts: all of it, and what the reader asks for. */
export default function FinderPage({ content: finder }: { readonly content: Finder }): ReactNode {
  const filters = useFilters(finder.choices);
  const { asked, text, apply } = filters;
  const isAsking = asked !== undefined;
  // Reading it all takes a while on a slow phone, and who only reads the list needs it not.
  const entries = useMemo(() => (isAsking ? readFinder(finder) : []), [isAsking, finder]);
  const choices = useMemo(() => offeredChoices(asked, finder), [asked, finder]);
  // What is no longer offered the browser has taken out of the form.
  const isDropped = choices.some(
    ({ name, options }) => asked?.[name] && options.every(([value]) => value !== asked[name]),
  );
  useEffect(() => {
    if (isDropped) apply();
  }, [isDropped, apply]);
  const found = findFitting(asked, finder, entries);
  // Of a long list nothing opens by itself.
  const isAnswer = text !== '' || found.count <= FEW;
  const Entries = finder.columns ? EntryTable : EntryList;
  return (
    <HtmlClassNameProvider className="finder-page">
      <PageMetadata keywords={finder.keywords.join(', ')} />
      <Layout title={finder.title} description={finder.description}>
        <main className="hallador container container--fluid margin-vert--lg">
          <div className="row">
            <div className="col">
              <article className="markdown">
                <PageTrail>{finder.title}</PageTrail>
                <Heading as="h1">{finder.title}</Heading>
                {drawNodes(finder.intro)}
                <FilterForm label={finder.asks} choices={choices} filters={filters} />
                <FoundCount
                  label={countLabel(finder.names, found)}
                  none={found.count === 0 ? finder.none : undefined}
                  filters={filters}
                />
                {found.groups.map((group, place) => {
                  const { id, title, above, common = [], product, entries: fitting } = group;
                  const list = <Entries finder={finder} fitting={fitting} isAnswer={isAnswer} />;
                  return (
                    <section key={id} data-producto={product}>
                      {above && above !== found.groups[place - 1]?.above && (
                        <Heading as="h2" id={product}>
                          {above}
                        </Heading>
                      )}
                      {title === '' ? (
                        list
                      ) : (
                        <details className="pliegue pregunta" open={isAsking}>
                          <summary>
                            <Heading as={above ? 'h3' : 'h2'} id={id} className="desplegador">
                              {title}
                            </Heading>{' '}
                            <small>{`(${fitting.length})`}</small>
                          </summary>
                          {drawNodes(common)}
                          {list}
                        </details>
                      )}
                    </section>
                  );
                })}
                <OtherHelps except={finder.url} />
              </article>
            </div>
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
