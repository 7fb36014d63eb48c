import { Fragment, type ReactNode } from 'react';
import { requestForms } from '../../api-query/forms';
import type { ApiModel } from '../../api-query/model';
import RequestForms from '../RequestForms';
import styles from './styles.module.css';

interface Props {
  readonly api: ApiModel;
  readonly target: string;
}

/** An address that goes on in the next line at a parameter; copied, it is one line. */
function breakable(address: string): ReactNode {
  return [...address.split('&').entries()].map(([place, part]) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {place > 0 && '&'}
      {part}
    </Fragment>
  ));
}

interface CopyableProps {
  /** Says what is copied: «la dirección». */
  readonly what: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Code, and the button that copies what stands before it: src/client-modules/copy-on-click.ts. */
function Copyable({ what, className, children }: CopyableProps): ReactNode {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard. */}
      <pre className={className} tabIndex={0}>
        <code>{children}</code>
      </pre>
      <button type="button" className="copiar" aria-label={`Copiar ${what}`}>
        Copiar
      </button>
    </>
  );
}

/** The request as an address and as the code of each program that may send it. */
export default function RequestCode({ api, target }: Props): ReactNode {
  return (
    <div className={styles.request}>
      <h3>Petición</h3>
      <Copyable what="la dirección" className={styles.address}>
        {breakable(api.baseUrl + target)}
      </Copyable>
      <RequestForms>
        {requestForms.map((form) => (
          <details key={form.id}>
            <summary>{form.title}</summary>
            <Copyable what={`el código de ${form.title}`} className={styles.code}>
              {form.code(target, api)}
            </Copyable>
          </details>
        ))}
      </RequestForms>
    </div>
  );
}
