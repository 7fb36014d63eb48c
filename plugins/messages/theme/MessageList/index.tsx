import Link from '@docusaurus/Link';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import OtherHelps from '@site/src/components/HelpLinks/OtherHelps';
import FilterForm from '@site/src/components/ListFilters/FilterForm';
import FoundCount from '@site/src/components/ListFilters/FoundCount';
import { useFilters } from '@site/src/components/ListFilters/use-filters';
import PageTrail from '@site/src/components/PageTrail';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { type ReactNode, useMemo } from 'react';
import { MESSAGES_URL, messageUrl } from '../../../../src/facts/message-url';
import type { MessageList as Content } from '../../../../src/rendering/messages/message-list';
import { choicesOf, codesThatFit } from '../../client/message-filters';

interface Props {
  readonly content: Content;
}

function countLabel(count: number): string {
  return count === 1 ? '1 mensaje' : `${count} mensajes`;
}

interface ProductProps {
  readonly id: string;
  readonly name: string;
  readonly messages: Content['products'][number]['messages'];
  readonly isShown: (message: { code: string }) => boolean;
}

function ProductMessages({ id, name, messages, isShown }: ProductProps): ReactNode {
  return (
    <section data-producto={id} hidden={!messages.some(isShown)}>
      <Heading as="h2" id={id}>
        {name}
      </Heading>
      <ul>
        {messages.map((message) => (
          <li key={message.code} hidden={!isShown(message)}>
            <Link to={messageUrl(message.code)}>
              <code>{message.code}</code>
              {` ${message.text}`}
            </Link>
            <p>{message.firstStep}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All messages of the products, to look through and to filter. */
export default function MessageList({ content }: Props): ReactNode {
  const choices = useMemo(() => choicesOf(content), [content]);
  const { form, asked, apply, clear } = useFilters(choices);
  const fitting = asked && codesThatFit(asked, content);
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
                <PageTrail>Mensajes</PageTrail>
                <Heading as="h1">Mensajes</Heading>
                <p>
                  Busque el código que ve en la pantalla. Cada mensaje lleva a sus pasos, a quién
                  puede hacerlos y a lo que pasa con lo que ya escribió.
                </p>
                {/* The address may ask for a part of the list, which only the client can tell. */}
                <FilterForm
                  label="Código o palabras del mensaje"
                  choices={choices}
                  form={form}
                  onChange={apply}
                />
                <FoundCount
                  label={countLabel(count)}
                  none={count === 0 ? 'No hay mensajes así' : undefined}
                  text={asked?.texto?.trim() ?? ''}
                  onClear={clear}
                />
                {content.products.map(({ key, name, messages }) => (
                  <ProductMessages
                    key={key}
                    id={key}
                    name={name}
                    messages={messages}
                    isShown={isShown}
                  />
                ))}
                <OtherHelps except={MESSAGES_URL} />
              </article>
            </div>
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
