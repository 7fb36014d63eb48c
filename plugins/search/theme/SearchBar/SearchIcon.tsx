import type { ReactNode } from 'react';

/** A magnifying glass; it only accompanies words, so assistive technology skips it. */
export default function SearchIcon({ className }: { className: string | undefined }): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m13 13 5 5" />
    </svg>
  );
}
