import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import PageFeedback from '@site/src/components/PageFeedback';
import { drawNodes } from '@site/src/components/PageNodes/draw-nodes';
import PageTrail from '@site/src/components/PageTrail';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { MESSAGES_URL, messageUrl } from '../../../../src/facts/message-url';
import type { MessagePage as Content } from '../../../../src/rendering/messages/message-page';
import Draft from './Draft';
import MessageBox from './MessageBox';

interface Props {
  readonly content: Content;
}

/** The page of a message: what to do about it, whom to ask, and where it comes up. */
export default function MessagePage({ content }: Props): ReactNode {
  const { code, text, product, description, remedies, related } = content;
  const title = `${code}. ${text}`;
  const permalink = useBaseUrl(messageUrl(code));
  const above = [
    { name: product.name, url: `/docs/${product.key}`, isProduct: true },
    { name: 'Mensajes', url: `${MESSAGES_URL}#${product.key}` },
  ];
  return (
    <HtmlClassNameProvider className="message-page">
      <Layout title={title} description={description}>
        <main className="mensaje container container--fluid margin-vert--lg">
          <div className="row">
            <div className="col">
              <article data-producto={product.key}>
                <PageTrail above={above}>{code}</PageTrail>
                <div className="markdown">
                  <MessageBox message={content} />
                  {drawNodes(remedies)}
                  <Draft message={content} />
                  {drawNodes(related)}
                </div>
                <PageFeedback key={permalink} title={title} permalink={permalink} />
              </article>
            </div>
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
