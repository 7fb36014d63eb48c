// Wraps the frame of the blog, whose table of contents lies outside of all landmarks.
import type { Props } from '@theme/BlogLayout';
import OriginalLayout from '@theme-original/BlogLayout';
import type { ReactNode } from 'react';

export default function BlogLayout({ toc, ...props }: Props): ReactNode {
  return (
    <OriginalLayout
      {...props}
      toc={
        toc && (
          <nav className="contenido-lateral" aria-label="Contenido de la publicación">
            {toc}
          </nav>
        )
      }
    />
  );
}
