import Link from '@docusaurus/Link';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { messageUrl } from '../../../../src/facts/message-url';
import type { MessageList as Content } from '../../../../src/rendering/messages/message-list';
import FilterForm from './FilterForm';
import { useFilters } from './use-filters';

interface Props {
  readonly content: Content;
}

function countLabel(count: number): string {
  return count === 1 ? '1 mensaje' : `${count} mensajes`;
}

/** All messages of the products, to look through and to filter. */
export default function MessageList({ content }: Props): ReactNode {
  const { form, fitting, text, apply, clear } = useFilters(content);
  const all = content.products.reduce((count, { messages }) => count + messages.length, 0);
  const isShown = ({ code }: { code: string }) => fitting?.has(code) ?? true;
  const count = fitting?.size ?? all;
  return (
    <HtmlClassNameProvider className="message-list">
      <Layout
        title="Mensajes"
        description="Todos los mensajes de Delfín y sus productos por código, con lo primero que se hace y un enlace a los demás pasos."
      >
        <main className="mensajes container container--fluid margin-vert--lg">
          <div className="row">
            <div className="col">
              <article className="markdown">
                <Heading as="h1">Mensajes</Heading>
                <p>
                  Busque el código que ve en la pantalla. Cada mensaje lleva a sus pasos, a quién
                  puede hacerlos y a lo que pasa con lo que ya escribió.
                </p>
                {/* The address may ask for a part of the list, which only the client can tell. */}
                <FilterForm list={content} form={form} onChange={apply} />
                <p role="status">{countLabel(count)}</p>
                {count === 0 && (
                  <p>
                    No hay mensajes así.{' '}
                    <button type="button" className="copiar" onClick={clear}>
                      Quitar los filtros
                    </button>{' '}
                    o{' '}
                    <Link to={`/buscar?${new URLSearchParams({ q: text })}`}>
                      buscar en toda la ayuda
                    </Link>
                    .
                  </p>
                )}
                {content.products.map(({ key, name, messages }) => (
                  <section key={key} data-producto={key} hidden={!messages.some(isShown)}>
                    <Heading as="h2" id={key}>
                      {name}
                    </Heading>
                    <ul>
                      {messages.map((message) => (
                        <li key={message.code} hidden={!isShown(message)}>
                          <Link to={messageUrl(message.code)}>
                            <code>{message.code}</code> {message.text}
                          </Link>
                          <p>{message.firstStep}</p>
                        </li>
                      ))}
                    </ul>
                  </section>
                ))}
              </article>
            </div>
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
