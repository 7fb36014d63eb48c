import { unknownName } from '../../text/nearest';
import { connectionOf } from '../connections';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { changesOf } from '../releases';
import { docUrl } from '../routes';
import { unknownNames } from './unknown-names';

/** Each product has its icon, connection, releases and frequent tasks; routes and message codes are those of a product. */
export function* checkProducts(facts: Facts): Iterable<FactIssue> {
  const { products, icons, connections, releases, frequentTasks } = facts;
  const keys = products.map(({ clave }) => clave);
  for (const product of products) {
    const { clave } = product;
    const needed: [has: unknown, remedy: string][] = [
      [icons[clave], `draw data/iconos/${clave}.svg, one path on a square of 24 units`],
      [connectionOf(clave, connections), `add it to the routes of one in data/conexiones.yaml`],
      [releases[clave], 'add its releases to data/novedades.yaml'],
      [
        frequentTasks.find(({ producto }) => producto === clave),
        'name 3 to 6 pages of it in data/tareas-frecuentes.yaml',
      ],
    ];
    for (const [has, remedy] of needed) {
      if (!has) yield issueAt(product, ['clave'], 'missing of a product', `${clave}: ${remedy}`);
    }
  }
  for (const { path, parent } of facts.routes.values()) {
    if (parent !== undefined || keys.includes(path)) continue;
    const expected = `rutas.yaml has pages of a product here: ${unknownName(path, keys)}`;
    yield issueAt(products, [], 'missing product', expected);
  }
  const prefixes = products.map(({ prefijo }) => prefijo);
  for (const message of facts.messages) {
    if (prefixes.some((prefix) => message.codigo.startsWith(`${prefix}-`))) continue;
    const expected = `a code begins with the prefix of a product: ${prefixes.join(', ')}`;
    yield issueAt(message, ['codigo'], 'unknown prefix', expected);
  }
}

/** Years between the day of the examples and a release; beyond, one of the two was mistyped or the examples are stale. */
const YEARS = 2;

/**
 * Releases stand newest first, and no day lies in the future. No clock is read, or what is sound today would break
 * tomorrow: the day of the examples and the releases are held against each other. The examples happen in a version that
 * exists, so `hoy` is never after the newest release; a release is at most two years after `hoy`.
 */
export function* checkDays({ company, releases }: Facts): Iterable<FactIssue> {
  const { hoy } = company;
  const limit = `${Number(hoy.slice(0, 4)) + YEARS}${hoy.slice(4)}`;
  for (const ofProduct of Object.values(releases)) {
    for (const [index, release] of ofProduct.entries()) {
      const newer = ofProduct[index - 1];
      if (newer && newer.fecha <= release.fecha) {
        const expected = `releases stand newest first, and ${newer.version} above is of ${newer.fecha}`;
        yield issueAt(release, ['fecha'], 'wrong order', expected);
      }
      if (release.fecha <= limit) continue;
      const expected = `${release.version} is of ${release.fecha}, more than ${YEARS} years after «hoy» of empresa-ejemplo.yaml, ${hoy}; correct it, or bring the examples up to date`;
      yield issueAt(release, ['fecha'], 'day in the future', expected);
    }
  }
  const days = Object.values(releases).flatMap((all) => all.map(({ fecha }) => fecha));
  const newest = days.sort().at(-1);
  if (newest === undefined || hoy <= newest) return;
  const expected = `the examples happen on ${hoy}, after the newest release of novedades.yaml, ${newest}; correct the one that is wrong`;
  yield issueAt(company, ['hoy'], 'day in the future', expected);
}

/** What a release is said to bring has an id, and stands on a page to read about it. */
export function* checkReleases({ releases, publishedIds }: Facts): Iterable<FactIssue> {
  const ids = Object.entries(publishedIds);
  for (const { change } of Object.values(releases).flat().flatMap(changesOf)) {
    const pages = change.paginas.map(docUrl);
    const known = ids.filter(([, page]) => pages.includes(page)).map(([id]) => id);
    yield* unknownNames(change, {
      trae: ['part of its `paginas` in data/ids-publicados.yaml', known],
    });
  }
}
