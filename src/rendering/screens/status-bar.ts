import type { Facts } from '../../facts/facts';
import type { Drawing } from './drawing';
import type { Subject } from './subject';

/** Roles at work on a document, the one that does it most first; the rest is the administrator's. */
const workers = ['cajero', 'bodeguero'];

function rolesOf(facts: Facts, permissions: readonly string[]): string[] {
  return facts.permissions.modulos
    .flatMap((module) => module.permisos)
    .filter((permission) => permissions.includes(permission.clave))
    .flatMap((permission) => permission.roles);
}

function userOf(facts: Facts, subject: Subject): string {
  const roles = subject.isDocument ? rolesOf(facts, subject.permissions) : [];
  const role = workers.find((worker) => roles.includes(worker)) ?? 'administrador';
  return facts.company.usuarios.find((user) => user.rol === role)?.usuario ?? '';
}

/** What a status bar says: company, usual terminal of the user, user and day of the example. */
export function statusOf({ facts, subject, view }: Drawing): string[] {
  const { company } = facts;
  const user = userOf(facts, subject);
  const terminal = company.terminales.find((item) => item['usuario-habitual'] === user);
  return [
    company.empresa.nombre,
    ...(terminal ? [`${terminal.codigo} ${terminal.nombre}`] : []),
    user,
    view.day ?? subject.day ?? company.hoy,
  ];
}
