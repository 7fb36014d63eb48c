import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { drawNodes } from '@site/src/components/PageNodes/draw-nodes';
import PageTrail from '@site/src/components/PageTrail';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { MESSAGES_URL, messageUrl } from '../../../../src/facts/message-url';
import type { MessagePage as Content } from '../../../../src/rendering/messages/message-page';
import Draft from './Draft';

interface Props {
  readonly content: Content;
}

function neighbour(code: string | undefined) {
  return code === undefined ? undefined : { title: code, permalink: messageUrl(code) };
}

/** The page of a message: what to do about it, whom to ask, and where it comes up. */
export default function MessagePage({ content }: Props): ReactNode {
  const { code, text, product, description, remedies, related, previous, next } = content;
  const productMessages = `${MESSAGES_URL}#${product.key}`;
  return (
    <HtmlClassNameProvider className="message-page">
      <Layout title={`${code}. ${text}`} description={description}>
        <main className="mensaje container container--fluid margin-vert--lg">
          <div className="row">
            <div className="col">
              <article data-producto={product.key}>
                <PageTrail above={{ name: `Mensajes de ${product.name}`, url: productMessages }}>
                  {code}
                </PageTrail>
                <div className="markdown">
                  <Heading as="h1">{`${code}. ${text}`}</Heading>
                  {drawNodes(remedies)}
                  <Draft message={content} />
                  {drawNodes(related)}
                </div>
              </article>
              <DocPaginator previous={neighbour(previous)} next={neighbour(next)} />
            </div>
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
