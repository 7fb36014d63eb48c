import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import type { MessagePage } from '../../../../src/rendering/messages/message-page';

interface Props {
  readonly message: MessagePage;
}

/** The title of the page, in the box that the reader has before them. */
export default function MessageBox({ message }: Props): ReactNode {
  const { code, text, product, button } = message;
  const title = (
    <Heading as="h1">
      <b>
        {code}
        <span>. </span>
      </b>
      {text}
    </Heading>
  );
  if (!button) return title;
  return (
    <header className={`pantalla cuadro${button === 'Aceptar' ? '' : ' con-codigo'}`}>
      <div className="ventana">
        {button === 'Aceptar' && <p className="v-titulo">{product.name}</p>}
        {title}
        {button === 'Aceptar' ? (
          <p className="v-boton" aria-hidden="true">
            {button}
          </p>
        ) : (
          <a className="v-boton" href="#que-hacer">
            {button}
          </a>
        )}
      </div>
    </header>
  );
}
