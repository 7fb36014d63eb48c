import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';

function permissionsOf(routePath: string, { screens, reports, pages }: Facts): readonly string[] {
  const fact = [...screens, ...reports, ...pages].find((candidate) => candidate.ruta === routePath);
  return fact?.permisos ?? [];
}

/** A path named like a role teaches only pages of which that role holds at least one permission. */
export function checkLearningPaths(facts: Facts): FactIssue[] {
  const permissions = facts.permissions.modulos.flatMap((module) => module.permisos);
  const roles = facts.permissions.roles.map((role) => role.clave);
  return facts.learningPaths
    .filter((learningPath) => roles.includes(learningPath.clave))
    .flatMap((learningPath) => {
      const held = permissions
        .filter((permission) => permission.roles.includes(learningPath.clave))
        .map((permission) => permission.clave);
      return learningPath.rutas.flatMap((ruta, index) => {
        const needed = permissionsOf(ruta, facts);
        if (needed.length === 0 || needed.some((key) => held.includes(key))) return [];
        return [
          issueAt(
            learningPath,
            ['rutas', index],
            'page that the role cannot use',
            `${ruta} needs ${needed.join(', ')}, and the role ${learningPath.clave} holds none of them; choose another page`,
          ),
        ];
      });
    });
}
