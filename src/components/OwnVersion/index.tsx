import { useStorageSlot } from '@docusaurus/theme-common';
import { Children, isValidElement, type ReactNode, useState } from 'react';
import { releaseOf, versionKey } from './versions';

interface Props {
  /** Key of the product of the page. */
  readonly product: string;
  /** What readers call it. */
  readonly label: string;
  /** Its versions, newest first, parted by spaces. */
  readonly versions: string;
  /** The version that brought each of the differences, parted by spaces. */
  readonly changed: string;
  /** The differences, newest first, each as a paragraph. */
  readonly children: ReactNode;
}

/**
 * What is different on this page in the version that the reader has, which their program told or they chose here. The
 * browser keeps it for the product; where it keeps nothing, the choice lasts as long as the page is open.
 */
export default function OwnVersion({
  product,
  label,
  versions,
  changed,
  children,
}: Props): ReactNode {
  const [kept, slot] = useStorageSlot(versionKey(product));
  const [chosen, setChosen] = useState<string>();
  const told = chosen ?? kept;

  const known = versions.split(' ');
  const own = told ? releaseOf(told, known) : undefined;
  const [newest, ...older] = known;
  const changes = changed.split(' ');
  const differences = Children.toArray(children)
    .filter(isValidElement)
    .filter((_, at) => own && known.indexOf(changes[at] ?? '') < known.indexOf(own));

  function choose(version: string): void {
    setChosen(version);
    if (version) slot.set(version);
    else slot.del();
  }

  return (
    <div className="su-version" data-client={versionKey(product)}>
      {told === null ? (
        <button type="button" onClick={() => setChosen('')}>
          {`¿Tiene otra versión de ${label}?`}
        </button>
      ) : (
        <label>
          Su versión de {label}{' '}
          <select
            // The button that had the focus is gone.
            ref={(field) => {
              if (chosen === '') field?.focus();
            }}
            value={own === newest ? '' : (own ?? told)}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">La más nueva, {newest}</option>
            {told && !own && <option>{told}</option>}
            {older.map((version) => (
              <option key={version}>{version}</option>
            ))}
          </select>
        </label>
      )}
      <div role="status">
        {told && !own && (
          <p>
            No conocemos la versión {told} de {label}. Esta página describe la {newest}.
          </p>
        )}
        {chosen && own && differences.length === 0 && <p>Esta página vale para la {own}.</p>}
        {differences.length > 0 && <p>En su versión {own} es distinto:</p>}
        {differences}
      </div>
    </div>
  );
}
