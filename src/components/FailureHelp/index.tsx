import siteConfig from '@generated/docusaurus.config';
import type { ReactNode } from 'react';

interface Props {
  /** What the button says that tries again. */
  readonly button: string;
}

/** What a reader can do about a page that failed. Nothing of the framework, which may be what failed. */
export default function FailureHelp({ button }: Props): ReactNode {
  return (
    <p className="container" role="alert">
      Pulse «{button}». Si vuelve a fallar, recargue la página o busque el tema en el{' '}
      <a href={`${siteConfig.baseUrl}mapa`}>mapa del sitio</a>.
    </p>
  );
}
