// Wraps the links to the pages before and after: a page that is no step of a sequence has none, and no empty landmark.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import OriginalPaginator from '@theme-original/DocItem/Paginator';
import type { ReactNode } from 'react';

export default function DocItemPaginator(): ReactNode {
  const { previous, next } = useDoc().metadata;
  return previous || next ? <OriginalPaginator /> : null;
}
