import renderRoutes from '@docusaurus/renderRoutes';
import { matchPath, useLocation } from '@docusaurus/router';
import NotFound from '@theme/NotFound';
import type { ReactNode } from 'react';

interface Props {
  readonly route: { readonly routes: NonNullable<Parameters<typeof renderRoutes>[0]> };
}

/**
 * Where the form of the home page leads, `/mensajes?texto=2204`: a code that exists, or the number of one alone, opens its
 * page before there is a client.
 */
const OPEN_CODE = `(()=>{const asked=(new URLSearchParams(location.search).get('texto')??'').toLowerCase().replace(/[^a-z0-9]/g,'');
const fits=[...document.querySelectorAll('main section li a')].filter(({href})=>{const code=href.replace(/.*\\/|-/g,'');return code===asked||code.slice(3)===asked});
if(fits.length===1)location.replace(fits[0].href)})()`;

/** The page of a code, or that there is none: what is under `/mensajes` is no other route's. */
export default function MessagesRoot({ route: { routes } }: Props): ReactNode {
  const { pathname } = useLocation();
  const isPage = routes.some(({ path, exact }) => matchPath(pathname, { path, exact }));
  if (!isPage) return <NotFound />;
  return (
    <>
      {renderRoutes(routes)}
      {routes[0]?.path === pathname && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file.
        <script dangerouslySetInnerHTML={{ __html: OPEN_CODE }} />
      )}
    </>
  );
}
