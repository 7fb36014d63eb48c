import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import products from '@generated/facts/default/products.json';
import { leftPage } from '@site/src/client-modules/kept-place';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Details, messageOf, openingOf, pageBefore } from './draft';
import Sending from './Sending';

const fields = [
  ['codigo', 'Código del mensaje', { placeholder: 'DLF-2204', autoCapitalize: 'characters' }],
  ['pantalla', 'Pantalla', { placeholder: 'Factura de venta' }],
  ['hora', 'Hora en que pasó', { placeholder: '07:30' }],
  ['version', 'Versión (en Ayuda > Acerca de)', {}],
  ['pagina', 'Página de la ayuda', {}],
] as const;

function DetailFields(): ReactNode {
  return (
    <>
      <p>
        <label htmlFor="dato-suceso">Qué pasó</label>
        <input id="dato-suceso" name="suceso" autoComplete="off" />
      </p>
      <p>
        <label htmlFor="dato-producto">Producto</label>
        <select id="dato-producto" name="producto">
          <option value="">Elija uno</option>
          {products.map(({ id, label }) => (
            <option key={id}>{label}</option>
          ))}
        </select>
      </p>
      {fields.map(([name, label, attributes]) => (
        <p key={name}>
          <label htmlFor={`dato-${name}`}>{label}</label>
          <input id={`dato-${name}`} name={name} autoComplete="off" {...attributes} />
        </p>
      ))}
    </>
  );
}

/**
 * The message to support, written from what the reader tells; the page that they read before tells itself.
 * The address is known only in the browser, and the room of the message is the same without it.
 */
export default function ContactDraft(): ReactNode {
  const { search } = useLocation();
  const opening = openingOf(useIsBrowser() ? search : '');
  const form = useRef<HTMLFormElement>(null);
  const [details, setDetails] = useState<Details>({});
  const message = messageOf(opening, details);

  const read = useCallback(() => {
    if (form.current) setDetails(Object.fromEntries(new FormData(form.current)) as Details);
  }, []);

  useEffect(() => {
    const page = form.current?.elements.namedItem('pagina');
    // What was typed before the script came stays.
    if (page instanceof HTMLInputElement && page.value === '') {
      page.value = pageBefore(search, leftPage() || document.referrer, window.location.origin);
    }
    read();
  }, [search, read]);

  return (
    <div className="borrador" data-client="query">
      <form
        className="filtros"
        aria-label="Datos del mensaje"
        ref={form}
        onInput={read}
        onSubmit={(event) => event.preventDefault()}
      >
        <DetailFields />
      </form>
      <Sending message={message} />
    </div>
  );
}
