import type { ComponentProps, ReactNode } from 'react';

/** A drawing of 24 units in strokes of the text's colour; it only accompanies a name. */
export default function StrokeIcon(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      aria-hidden="true"
      {...props}
    />
  );
}
