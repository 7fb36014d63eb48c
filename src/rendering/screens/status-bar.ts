import { windowUser } from '../../facts/window-user';
import type { Drawing } from './drawing';

/** What a status bar says: company, usual terminal of the user, user and day of the example. */
export function statusOf({ facts, subject, view }: Drawing): string[] {
  const { company } = facts;
  const user = windowUser(facts, subject, view)?.usuario ?? '';
  const terminal = company.terminales.find((item) => item['usuario-habitual'] === user);
  return [
    company.empresa.nombre,
    ...(terminal ? [`${terminal.codigo} ${terminal.nombre}`] : []),
    user,
    view.day ?? subject.day ?? company.hoy,
  ];
}
