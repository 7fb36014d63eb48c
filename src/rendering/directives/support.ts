import type { RootContent } from 'mdast';
import type { Support } from '../../facts/support';
import { externalLinks } from '../../site/external-links';
import { element, link, paragraph, strong, text } from '../markdown/nodes';
import type { BlockDirective } from './directive';

const addresses: Record<Support['canales'][number]['clave'], string> = {
  chat: externalLinks.messaging,
  correo: externalLinks.supportMail,
};

/** `::soporte`: a button for each way to write to support, how long the answer takes, and when there is somebody. */
export const support: BlockDirective = (_attributes, { facts }) => {
  const { horario, canales } = facts.support;
  const channels = canales.map(
    ({ clave, boton, responde }): RootContent =>
      element('li', {}, [link(addresses[clave], boton), text(` ${responde}`)]),
  );
  return [
    element('ul', { className: ['canales'] }, channels),
    paragraph(strong('Horario: '), text(horario)),
  ];
};
