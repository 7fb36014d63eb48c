import type { RootContent } from 'mdast';
import { element, link, paragraph, strong, text } from '../markdown/nodes';
import { type BlockDirective, required } from './directive';

/**
 * `::soporte{chat="https://…" correo="mailto:…"}`: a button for each way to write to support, how long the
 * answer takes, and when there is somebody.
 */
export const support: BlockDirective = (attributes, { facts }) => {
  const { horario, canales } = facts.support;
  const channels = canales.map(
    ({ clave, boton, responde }): RootContent =>
      element('li', {}, [link(required(attributes, clave), boton), text(` ${responde}`)]),
  );
  return [
    element('ul', { className: ['canales'] }, channels),
    paragraph(strong('Horario: '), text(horario)),
  ];
};
