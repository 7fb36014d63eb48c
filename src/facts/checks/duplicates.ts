import type { FactIssue } from '../fact-error';
import { fileOf, issueAt } from '../fact-file';
import type { Facts } from '../facts';

function repeated<Fact extends object>(
  facts: readonly Fact[],
  key: keyof Fact & string,
): FactIssue[] {
  const seen = new Map<unknown, Fact>();
  return facts.flatMap((fact) => {
    const id = fact[key];
    const first = seen.get(id);
    if (!first) {
      seen.set(id, fact);
      return [];
    }
    return [
      issueAt(
        fact,
        [key],
        'duplicate id',
        `«${String(id)}» already stands in ${fileOf(first)}; give this one another ${key} or merge them`,
      ),
    ];
  });
}

/** Every id names one fact. */
export function checkDuplicates(facts: Facts): FactIssue[] {
  const { company, accounting } = facts;
  return [
    ...repeated(facts.messages, 'codigo'),
    ...repeated(facts.screens, 'clave'),
    ...repeated(facts.screens, 'ruta'),
    ...repeated(facts.windows.ventanas, 'clave'),
    ...repeated(facts.reports, 'ruta'),
    ...repeated(facts.glossary, 'termino'),
    ...repeated(facts.questions, 'ruta'),
    ...repeated(facts.problems, 'ruta'),
    ...repeated(facts.pages, 'ruta'),
    ...repeated(facts.lifeCycles, 'id'),
    ...repeated(facts.walkThroughs, 'id'),
    ...repeated(facts.walkThroughs, 'ruta'),
    ...repeated(facts.products, 'clave'),
    ...repeated(facts.products, 'prefijo'),
    ...repeated(facts.connections, 'clave'),
    ...repeated(facts.learningPaths, 'clave'),
    ...repeated(facts.limits, 'clave'),
    ...repeated(facts.permissions.roles, 'clave'),
    ...repeated(
      facts.permissions.modulos.flatMap((module) => module.permisos),
      'clave',
    ),
    ...Object.values(facts.rules).flatMap((rules) => repeated(rules, 'id')),
    ...repeated(facts.api.entidades, 'entidad'),
    ...repeated(facts.api.ejemplos, 'clave'),
    ...repeated(accounting.accounts, 'codigo'),
    ...repeated(accounting.formulas, 'comprobante'),
    ...repeated(accounting.vouchers, 'id'),
    ...repeated(company.productos, 'codigo'),
    ...repeated(
      company.productos.filter((product) => product.barras !== ''),
      'barras',
    ),
    ...repeated(company.clientes, 'codigo'),
    ...repeated(company.proveedores, 'codigo'),
    ...repeated(company.usuarios, 'usuario'),
    ...repeated(company['documentos-de-ejemplo'].ventas, 'documento'),
  ];
}
