import { memo, type ReactNode } from 'react';
import type { Choice } from '../../client/choices';
import Excerpt from './Excerpt';
import styles from './options.module.css';

/** What a choice says: for a hit, its page, its section, where it stands and the words around. */
function ChoiceContent({ choice }: { readonly choice: Choice }): ReactNode {
  if (choice.kind === 'search') return choice.words;
  if (choice.kind === 'page') return choice.title;

  if (choice.kind === 'answer') {
    return (
      <>
        <span className={styles.title}>{choice.box.title}</span>
        <span className={styles.answer}>{choice.box.text}</span>
      </>
    );
  }

  const { title, heading, breadcrumb, excerpt } = choice.hit;
  return (
    <>
      <span className={styles.title}>
        {title}
        {heading && <span className={styles.heading}> › {heading}</span>}
      </span>
      {breadcrumb.length > 0 && <span className={styles.breadcrumb}>{breadcrumb.join(' › ')}</span>}
      <span className={styles.excerpt}>
        <Excerpt parts={excerpt} />
      </span>
    </>
  );
}

/** Drawn anew only for another choice, not at each key. */
export default memo(ChoiceContent);
