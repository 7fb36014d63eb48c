import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { repeated } from '../repeated';

/** Facts of one kind, and a key by which each is told from the others. */
function uniqueKeys(facts: Facts): (readonly [facts: readonly object[], key: string])[] {
  const { company, accounting, permissions, api } = facts;
  return [
    [facts.messages, 'codigo'],
    [[...facts.screens, ...facts.windows.ventanas], 'clave'],
    [facts.screens, 'ruta'],
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
    [facts.frequentTasks, 'producto'],
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
    const idOf = (fact: object): unknown => Reflect.get(fact, key);
    for (const [fact, first] of repeated(ofKind, idOf)) {
      const expected = `«${String(idOf(fact))}» already stands in ${issueAt(first, [], '', '').file}; give this one another ${key} or merge them`;
      yield issueAt(fact, [key], 'duplicate id', expected);
    }
  }
}

type Said = { fact: object; key: (string | number)[]; text: string; of: string };

/** Each saying is of one page, or it would not lead to any; a route has one connection. */
export function* checkSaidOnce({ sayings, connections }: Facts): Iterable<FactIssue> {
  const phrases: Said[] = sayings.flatMap((fact) =>
    Object.entries(fact).flatMap(([of, own]) =>
      own.map((text, index) => ({ fact, key: [of, index], text, of })),
    ),
  );
  const routes: Said[] = connections.flatMap((fact) =>
    fact.rutas.map((text, index) => ({ fact, key: ['rutas', index], text, of: fact.clave })),
  );
  for (const said of [phrases, routes]) {
    for (const [{ fact, key, text }, first] of repeated(said, (one) => one.text)) {
      const expected = `«${text}» is already said of ${first.of}; leave it with the one that it fits better`;
      yield issueAt(fact, key, 'said twice', expected);
    }
  }
}
