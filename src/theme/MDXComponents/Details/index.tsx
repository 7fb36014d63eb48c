// Ejected: the theme's folds by script and hides what is within, so that the browser neither finds a word
// there nor opens it for an address, and paper leaves it out. The element of the browser does all three.
import type { ComponentProps, ReactNode } from 'react';

export default function MDXDetails(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} />;
}
