import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import type { Message, MessageContext } from '../messages';
import type { Permission } from '../permissions';

const lentPattern = /\bpuls[ae] \*\*Autorizar\*\*/i;
const perhapsPattern = /^Si (?:el mensaje )?trae \*\*Autorizar\*\*/;
const refusedPattern = /\bno admite (?:\*\*Autorizar\*\*|autorización)/i;

/** The permission that a step is about: the one it names, or the one of its remedy. */
function permissionOf(step: string, remedy: Message | MessageContext): string | undefined {
  return /:permiso\[([^\]]+)\]/.exec(step)?.[1] ?? remedy.permiso;
}

function problemOf(step: string, permission: Permission, roles: readonly string[]): string | null {
  const { clave, autorizable } = permission;
  if (refusedPattern.test(step)) {
    return autorizable ? `${clave} admits **Autorizar**; do not say that it does not` : null;
  }
  if (!lentPattern.test(step)) return null;
  if (!autorizable) {
    return `${clave} does not admit **Autorizar**; say who does it with a user of their own`;
  }
  const asked = roles.filter((role) => new RegExp(`\\b(?:al|el) ${role}\\b`).test(step));
  const strange = asked.filter((role) => !permission.roles.includes(role));
  return strange.length === 0 ? null : `${strange.join(', ')} cannot authorise ${clave}`;
}

/**
 * A remedy that has somebody press **Autorizar** is of an action that admits it, and asks a role that
 * holds its permission. The permissions that admit it are those with `autorizable` in `permisos.yaml`.
 */
export function checkAuthorizations({ messages, permissions }: Facts): FactIssue[] {
  const all = permissions.modulos.flatMap(({ permisos }) => permisos);
  const roles = permissions.roles.map(({ clave }) => clave);
  return messages
    .filter(({ codigo }) => codigo.startsWith('DLF-'))
    .flatMap((message) => [message, ...message.contextos])
    .flatMap((remedy) =>
      remedy['que-hacer'].flatMap((step, index) => {
        if (index === 0 && perhapsPattern.test(step)) {
          const expected =
            'what anybody can do: the first step stands on the page of each screen that shows the message, and few of them offer **Autorizar**';
          return [
            issueAt(remedy, ['que-hacer', index], 'authorisation that no window offers', expected),
          ];
        }
        if (!lentPattern.test(step) && !refusedPattern.test(step)) return [];
        const key = permissionOf(step, remedy);
        const permission = all.find(({ clave }) => clave === key);
        const problem = permission
          ? problemOf(step, permission, roles)
          : lentPattern.test(step) &&
            'no permission is told; name in the step the one that is lent, :permiso[…]';
        return problem ? [issueAt(remedy, ['que-hacer', index], 'authorisation', problem)] : [];
      }),
    );
}
