import { holdsFor } from '../../facts/buttons';
import { type BlockDirective, DirectiveError, pagePath, required } from './directive';

/** `::importante{boton="Liberar"}`: what to know before pressing a button that does not go back. */
export const noWayBack: BlockDirective = (attributes, context) => {
  const route = pagePath(attributes, context);
  const name = required(attributes, 'boton');
  const found = context.facts.buttonMeanings
    .filter((meaning) => meaning.boton === name && holdsFor(meaning, route))
    .find((meaning) => meaning['sin-vuelta']);
  if (found?.['sin-vuelta']) return `:::warning[Importante]\n${found['sin-vuelta'].aviso}\n:::`;
  throw new DirectiveError(
    `data/botones.yaml gives «${name}» of ${route} no «sin-vuelta»; add it there, or name with de="<route>" the page of the button`,
  );
};
