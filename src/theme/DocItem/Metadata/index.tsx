// The theme calls the window what the page is called, and many pages are called alike («Ventas»). What it writes in the head
// stays; only the title is said again, with where the page belongs.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import Metadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';

/** The head of a documentation page. */
export default function DocItemMetadata(): ReactNode {
  const { title_meta: windowTitle } = useDoc().frontMatter as { title_meta?: string };
  return (
    <>
      <Metadata />
      <PageMetadata title={windowTitle} />
    </>
  );
}
