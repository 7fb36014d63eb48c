import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Address } from '@site/src/site/addresses';
import { type ReactNode, useEffect, useState } from 'react';

/** Path of an address within the site; the address as it is where its letters are no letters. */
function withinSite(pathname: string, baseUrl: string): string {
  const path = pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Pages whose addresses are like the one that leads nowhere. They find their room already there. */
export default function NearestPages(): ReactNode {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [nearest, setNearest] = useState<readonly Address[]>([]);
  const [words, setWords] = useState('');

  useEffect(() => {
    Promise.all([
      import('./nearest-addresses'),
      import('@generated/facts/default/addresses.json'),
    ]).then(
      ([{ nearestAddresses, wordsOf }, { default: known }]) => {
        const path = withinSite(pathname, baseUrl);
        setNearest(nearestAddresses(path, known));
        setWords(wordsOf(path));
      },
      // Without the list the rest of the page leads on.
      () => undefined,
    );
  }, [pathname, baseUrl]);

  return (
    <div className="parecidas" aria-live="polite" data-client="">
      {nearest.length > 0 && (
        <>
          <h2>¿Buscaba una de estas?</h2>
          <ul className="enlaces">
            {nearest.map(([path, title]) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {words && (
        <p>
          <Link to={`/buscar?${new URLSearchParams({ q: words })}`}>
            Buscar «{words}» en la ayuda
          </Link>
        </p>
      )}
    </div>
  );
}
