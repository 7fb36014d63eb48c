import Head from '@docusaurus/Head';
import { Redirect } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import products from '@generated/facts/default/products.json';
import type { ReactNode } from 'react';

/** Whoever shortens an address of the documentation comes to the main product, without a script too. */
export default function Docs(): ReactNode {
  const address = useBaseUrl(`/docs/${products[0]?.id}`);
  return (
    <>
      <Head>
        <meta httpEquiv="refresh" content={`0;url=${address}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <Redirect to={address} />
    </>
  );
}
