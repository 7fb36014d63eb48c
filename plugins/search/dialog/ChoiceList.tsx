import clsx from 'clsx';
import { type MouseEvent, memo, type ReactNode, useId } from 'react';
import Hit from '../theme/SearchBar/Hit';
import type { Choice, ChoiceGroup } from './choices';
import type { useChoiceCombobox } from './use-choice-combobox';

type Combobox = ReturnType<typeof useChoiceCombobox>;

interface Props {
  readonly groups: readonly ChoiceGroup[];
  /** Whether each choice keeps the room of a text that it did not have at first. */
  readonly keepsRoom: boolean;
  readonly getMenuProps: Combobox['getMenuProps'];
  readonly getItemProps: Combobox['getItemProps'];
  readonly onChoose: (choice: Choice, event: MouseEvent) => void;
}

/**
 * The choices as options of the combobox, in groups. Each keeps its place in the tree from one
 * answer to the next, whatever it stands for: changing an option costs less than making it anew.
 */
function ChoiceList({ groups, keepsRoom, getMenuProps, getItemProps, onChoose }: Props): ReactNode {
  const id = useId();
  let index = -1;

  function option(choice: Choice, position: number): ReactNode {
    index += 1;
    const props = getItemProps({
      item: choice,
      index,
      onClick: (event) => onChoose(choice, event),
    });
    return (
      <a {...props} key={position} className="search-option" href={addressOf(choice)} tabIndex={-1}>
        <Content choice={choice} />
      </a>
    );
  }

  return (
    <div
      {...getMenuProps({ 'aria-label': 'Resultados' })}
      className={clsx('search-list', keepsRoom && 'search-keeps-room')}
    >
      {groups.map(({ label, choices }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, not for options.
        <div key={place} className="search-group" role="group" aria-labelledby={`${id}-${place}`}>
          <div id={`${id}-${place}`} className="search-group__label">
            {label}
          </div>
          {choices.map(option)}
        </div>
      ))}
    </div>
  );
}

/** What a choice says. Drawn anew only for another one, not at each key. */
const Content = memo(({ choice }: { readonly choice: Choice }): ReactNode => {
  if (choice.kind === 'search') return choice.words;
  if (choice.kind === 'page') return choice.title;
  if (choice.kind === 'answer') return <Hit title={choice.box.title} answer={choice.box.text} />;
  const { title, heading, breadcrumb, excerpt } = choice.hit;
  return <Hit title={title} heading={heading} place={breadcrumb} excerpt={excerpt} />;
});

/** Where a choice leads; one that only changes the search leads nowhere. */
function addressOf(choice: Choice): string | undefined {
  if (choice.kind === 'search') return undefined;
  if (choice.kind === 'answer') return choice.box.url;
  return choice.kind === 'page' ? choice.url : choice.hit.url;
}

/** Drawn anew for other choices or another active one, not at each key. */
export default memo(ChoiceList);
