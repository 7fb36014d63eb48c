import type { Company } from './company';
import type { Facts } from './facts';

/** Roles that hold a permission. */
export function holdersOf(facts: Facts, permission: string | undefined): readonly string[] {
  const all = facts.permissions.modulos.flatMap((module) => module.permisos);
  return all.find(({ clave }) => clave === permission)?.roles ?? [];
}

/**
 * Who is at work in a window: the user whom its facts name, or the first of the role that does it, where that is another
 * or nobody is named. Without a role it is the administrator.
 */
export function windowUser(
  { company: { usuarios } }: Facts,
  named: string | undefined,
  role: string | undefined,
): Company['usuarios'][number] | undefined {
  const user = usuarios.find(({ usuario }) => usuario === named);
  if (user && (role === undefined || role === user.rol)) return user;
  return usuarios.find(({ rol }) => rol === (role ?? 'administrador'));
}
