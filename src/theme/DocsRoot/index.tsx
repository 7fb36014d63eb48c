// Wraps the root of the documentation: following a link makes the router draw the page being left once
// more, with every link of its sidebar, before the next one is drawn. Nothing of it has changed then,
// and on an old computer it is a third of the time until the next page is seen.
import OriginalDocsRoot from '@theme-original/DocsRoot';
import { type ComponentProps, memo, type ReactNode, useContext } from 'react';
import { type RouteComponentProps, __RouterContext as RouterContext } from 'react-router';

type PageProps = ComponentProps<typeof OriginalDocsRoot>;

interface Props {
  readonly router: RouteComponentProps;
  readonly page: PageProps;
}

function Docs({ router, page }: Props): ReactNode {
  return (
    <RouterContext.Provider value={router}>
      <OriginalDocsRoot {...page} />
    </RouterContext.Provider>
  );
}

/** Drawn anew only for another location: the router hands out a new context on every attempt. */
const SettledDocs = memo(Docs, (before, after) => before.router.location === after.router.location);

export default function DocsRoot(page: PageProps): ReactNode {
  return <SettledDocs router={useContext(RouterContext)} page={page} />;
}
