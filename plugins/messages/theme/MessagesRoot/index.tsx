import renderRoutes from '@docusaurus/renderRoutes';
import { matchPath, useLocation } from '@docusaurus/router';
import NotFound from '@theme/NotFound';
import type { ReactNode } from 'react';

interface Props {
  readonly route: { readonly routes: NonNullable<Parameters<typeof renderRoutes>[0]> };
}

/** The page of a code, or that there is none: what is under `/mensajes` is no other route's. */
export default function MessagesRoot({ route: { routes } }: Props): ReactNode {
  const { pathname } = useLocation();
  const isPage = routes.some(({ path, exact }) => matchPath(pathname, { path, exact }));
  return isPage ? renderRoutes(routes) : <NotFound />;
}
