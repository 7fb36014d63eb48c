// Wraps the footer of the documentation pages: above its tags it asks whether the page helped; beside them it offers its text.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageFeedback from '@site/src/components/PageFeedback';
import CopyAsText from '@site/src/components/PageText';
import OriginalFooter from '@theme-original/DocItem/Footer';
import type { ReactNode } from 'react';

export default function DocItemFooter(): ReactNode {
  const { title, permalink } = useDoc().metadata;
  return (
    <>
      <PageFeedback key={permalink} title={title} permalink={permalink} />
      <div className="otros-usos">
        <CopyAsText key={permalink} permalink={permalink} />
        <OriginalFooter />
      </div>
    </>
  );
}
