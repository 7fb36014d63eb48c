import type { FactIssue } from '../fact-error';
import { fileOf, issueAt } from '../fact-file';
import type { Facts } from '../facts';

/** Facts of one kind, and a key by which each is told from the others. */
function uniqueKeys(facts: Facts): (readonly [facts: readonly object[], key: string])[] {
  const { company, accounting, permissions, api } = facts;
  return [
    [facts.messages, 'codigo'],
    [facts.screens, 'clave'],
    [facts.screens, 'ruta'],
    [facts.windows.ventanas, 'clave'],
    [facts.reports, 'ruta'],
    [facts.glossary, 'termino'],
    [facts.questions, 'ruta'],
    [facts.problems, 'ruta'],
    [facts.pages, 'ruta'],
    [facts.lifeCycles, 'id'],
    [facts.walkThroughs, 'id'],
    [facts.walkThroughs, 'ruta'],
    [facts.products, 'clave'],
    [facts.products, 'prefijo'],
    [facts.connections, 'clave'],
    [facts.learningPaths, 'clave'],
    [facts.limits, 'clave'],
    [permissions.roles, 'clave'],
    [permissions.modulos.flatMap(({ permisos }) => permisos), 'clave'],
    ...Object.values(facts.rules).map((rules) => [rules, 'id'] as const),
    [api.entidades, 'entidad'],
    [api.ejemplos, 'clave'],
    [accounting.accounts, 'codigo'],
    [accounting.formulas, 'comprobante'],
    [accounting.vouchers, 'id'],
    [company.productos, 'codigo'],
    [company.productos.filter(({ barras }) => barras !== ''), 'barras'],
    [company.clientes, 'codigo'],
    [company.proveedores, 'codigo'],
    [company.usuarios, 'usuario'],
    [company['documentos-de-ejemplo'].ventas, 'documento'],
  ];
}

/** Every id names one fact. */
export function* checkDuplicates(facts: Facts): Iterable<FactIssue> {
  for (const [ofKind, key] of uniqueKeys(facts)) {
    const seen = new Map<unknown, object>();
    for (const fact of ofKind) {
      const id: unknown = Reflect.get(fact, key);
      const first = seen.get(id);
      if (!first) seen.set(id, fact);
      else {
        const expected = `«${String(id)}» already stands in ${fileOf(first)}; give this one another ${key} or merge them`;
        yield issueAt(fact, [key], 'duplicate id', expected);
      }
    }
  }
  const keys = facts.screens.map(({ clave }) => clave);
  for (const window of facts.windows.ventanas) {
    if (!keys.includes(window.clave)) continue;
    yield issueAt(window, ['clave'], 'duplicate id', 'a key that no screen of data/pantallas has');
  }
}

/** Each saying is of one page, or it would not lead to any. */
export function* checkSayings({ sayings }: Facts): Iterable<FactIssue> {
  const pageOf = new Map<string, string>();
  for (const file of sayings) {
    for (const [route, phrases] of Object.entries(file)) {
      for (const [index, phrase] of phrases.entries()) {
        const first = pageOf.get(phrase);
        if (first === undefined) pageOf.set(phrase, route);
        else {
          const expected = `«${phrase}» is already said of ${first}; leave it with the page that answers it better`;
          yield issueAt(file, [route, index], 'repeated saying', expected);
        }
      }
    }
  }
}
