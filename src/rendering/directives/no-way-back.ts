import type { RootContent } from 'mdast';
import { holdsFor } from '../../facts/buttons';
import { paragraph, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { type BlockDirective, DirectiveError, pagePath, required } from './directive';

/** The framework's admonition, as a writer types it: `:::warning[Importante]`. */
function warning(words: string): RootContent {
  return {
    type: 'containerDirective',
    name: 'warning',
    children: [
      { ...paragraph(text('Importante')), data: { directiveLabel: true } },
      paragraph(...inline(words)),
    ],
  };
}

/** `::importante{boton="Liberar"}`: what to know before pressing a button that does not go back. */
export const noWayBack: BlockDirective = (attributes, context) => {
  const route = pagePath(attributes, context);
  const name = required(attributes, 'boton');
  const found = context.facts.buttonMeanings
    .filter((meaning) => meaning.boton === name && holdsFor(meaning, route))
    .find((meaning) => meaning['sin-vuelta']);
  if (found?.['sin-vuelta']) return [warning(found['sin-vuelta'].aviso)];
  throw new DirectiveError(
    `data/botones.yaml gives «${name}» of ${route} no «sin-vuelta»; add it there, or name with de="<route>" the page of the button`,
  );
};
