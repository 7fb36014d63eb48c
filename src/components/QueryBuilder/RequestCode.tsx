import { Fragment, type ReactNode, useRef } from 'react';
import { type RequestForm, requestForms } from '../../api-query/forms';
import type { ApiModel } from '../../api-query/model';
import CopyButton from './CopyButton';
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

/** The request as an address and as the code of each program that may send it. */
export default function RequestCode({ api, target }: Props): ReactNode {
  const shown = useRef<HTMLElement>(null);
  const address = `${api.baseUrl}${target}`;
  return (
    <div className={styles.request}>
      <h3>Petición</h3>
      <p className={styles.address}>
        <code ref={shown}>{breakable(address)}</code>
      </p>
      <CopyButton what="la dirección" text={address} shownIn={shown} />
      {address.length > api.limits.maxAddressLength && (
        <p role="alert">
          La dirección tiene {address.length} caracteres y la API acepta hasta{' '}
          {api.limits.maxAddressLength}. Quite valores o filtros.
        </p>
      )}
      <div className="formas">
        {requestForms.map((form) => (
          <FormCode key={form.id} form={form} code={form.code(target, api)} />
        ))}
      </div>
    </div>
  );
}

function FormCode({
  form,
  code,
}: {
  readonly form: RequestForm;
  readonly code: string;
}): ReactNode {
  const shown = useRef<HTMLPreElement>(null);
  return (
    <details>
      <summary>{form.title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard. */}
      <pre ref={shown} className={styles.code} tabIndex={0}>
        <code>{code}</code>
      </pre>
      <CopyButton what={`el código de ${form.title}`} text={code} shownIn={shown} />
    </details>
  );
}
