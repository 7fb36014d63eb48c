import type { Facts } from '../../src/facts/facts';
import type { Subject } from './subject';

function rolesOf(facts: Facts, permissions: readonly string[]): string[] {
  return facts.permissions.modulos
    .flatMap((module) => module.permisos)
    .filter((permission) => permissions.includes(permission.clave))
    .flatMap((permission) => permission.roles);
}

/** User of the example company who works on a screen: the cashier where a cashier may, else the first who may. */
function userOf(facts: Facts, permissions: readonly string[]): string {
  const roles = rolesOf(facts, permissions);
  const { usuarios } = facts.company;
  const role = roles.includes('cajero')
    ? 'cajero'
    : usuarios.find((user) => roles.includes(user.rol))?.rol;
  return (usuarios.find((user) => user.rol === role) ?? usuarios[0])?.usuario ?? '';
}

/** What a status bar says: company, terminal, user and date of the example. */
export function statusOf(facts: Facts, subject: Subject): string[] {
  const { company } = facts;
  const user = userOf(facts, subject.permissions);
  const terminal =
    company.terminales.find((candidate) => candidate['usuario-habitual'] === user) ??
    company.terminales[0];
  return [company.empresa.nombre, `${terminal?.codigo} ${terminal?.nombre}`, user, company.hoy];
}
