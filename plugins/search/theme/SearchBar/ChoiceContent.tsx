import { memo, type ReactNode } from 'react';
import type { Choice } from '../../client/choices';
import Excerpt from './Excerpt';
import './options.css';

/** What a choice says: for a hit, its page, its section, where it stands and the words around. */
function ChoiceContent({ choice }: { readonly choice: Choice }): ReactNode {
  if (choice.kind === 'search') return choice.words;
  if (choice.kind === 'page') return choice.title;

  if (choice.kind === 'answer') {
    return (
      <>
        <span className="search-option__title">{choice.box.title}</span>
        <span className="search-option__answer">{choice.box.text}</span>
      </>
    );
  }

  const { title, heading, breadcrumb, excerpt } = choice.hit;
  return (
    <>
      <span className="search-option__title">
        {title}
        {heading && <span className="search-option__heading"> › {heading}</span>}
      </span>
      {breadcrumb.length > 0 && (
        <span className="search-option__breadcrumb">{breadcrumb.join(' › ')}</span>
      )}
      <span className="search-option__excerpt">
        <Excerpt parts={excerpt} />
      </span>
    </>
  );
}

/** Drawn anew only for another choice, not at each key. */
export default memo(ChoiceContent);
