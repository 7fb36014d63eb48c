import type { Company } from './company';
import type { Facts } from './facts';
import type { Subject } from './subject';

/** Roles at work on a document, the one that does it most first; the rest is the administrator's. */
const workers = ['cajero', 'vendedor', 'bodeguero'];

/** What a window tells of who is at work in it. */
type WindowAtWork = Pick<Subject, 'route' | 'permissions' | 'isDocument' | 'user' | 'fields'>;

/** What is shown in it: who does it, and what the fields say. */
interface Shown {
  role?: string | undefined;
  values?: Readonly<Record<string, string>> | undefined;
}

/** Roles that hold a permission. */
export function holdersOf(facts: Facts, permission: string | undefined): readonly string[] {
  const all = facts.permissions.modulos.flatMap((module) => module.permisos);
  return all.find(({ clave }) => clave === permission)?.roles ?? [];
}

/** The role that plays the task of the page and, without a walk-through, the one that does it most. */
function roleAtWork(facts: Facts, window: WindowAtWork): string {
  if (!window.isDocument) return 'administrador';
  const played = facts.walkThroughs.find(({ ruta }) => ruta === window.route)?.rol;
  if (played) return played;
  const holders = holdersOf(facts, window.permissions[0]);
  return workers.find((worker) => holders.includes(worker)) ?? 'administrador';
}

/** The terminal that a field of the window names. */
function terminalShown(
  { company }: Facts,
  { fields }: WindowAtWork,
  values: Shown['values'],
): Company['terminales'][number] | undefined {
  const shown = fields
    .filter(({ nombre }) => nombre === 'Terminal' || nombre === 'Caja')
    .map(({ nombre, ejemplo }) => values?.[nombre] ?? ejemplo ?? '');
  return company.terminales.find(({ codigo }) => shown.some((value) => value.startsWith(codigo)));
}

/**
 * Who is at work in a window: the user whom its facts name or, of the role that does it, the one of the
 * terminal that it shows, or the first.
 */
export function windowUser(
  facts: Facts,
  window: WindowAtWork,
  { role, values }: Shown,
): Company['usuarios'][number] | undefined {
  const { usuarios } = facts.company;
  const named = usuarios.find(({ usuario }) => usuario === window.user);
  if (named && (role === undefined || role === named.rol)) return named;
  const doer = role ?? roleAtWork(facts, window);
  const ofRole = usuarios.filter(({ rol }) => rol === doer);
  const usual = terminalShown(facts, window, values)?.['usuario-habitual'];
  return ofRole.find(({ usuario }) => usuario === usual) ?? ofRole[0];
}
