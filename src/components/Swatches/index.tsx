import type { ReactNode } from 'react';

interface Props {
  /** Names of the colour tokens, without their dashes. */
  readonly names: readonly string[];
}

/**
 * Samples of colour tokens. They are on the style page alone, so their style stays here and not
 * in the sheet that every page loads.
 */
export default function Swatches({ names }: Props): ReactNode {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
        gap: '0.5rem 1rem',
        maxWidth: 'none',
        padding: 0,
        listStyle: 'none',
      }}
    >
      {names.map((name) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: '0.6rem', margin: 0 }}>
          <span
            style={{
              flex: 'none',
              width: '2rem',
              height: '2rem',
              border: '1px solid var(--linea)',
              borderRadius: 'var(--radio)',
              background: `var(--${name})`,
            }}
          />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
