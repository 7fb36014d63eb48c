import { unknownName } from '../../text/nearest';
import { connectionOf } from '../connections';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { changesOf } from '../releases';
import { repeated } from '../repeated';
import { docUrl } from '../routes';

/** Each product has its icon, its connection and its releases; routes and message codes are those of a product. */
export function* checkProducts(facts: Facts): Iterable<FactIssue> {
  const { products, icons, connections, releases, windows } = facts;
  const keys = products.map(({ clave }) => clave);
  for (const product of products) {
    const { clave } = product;
    if (!icons[clave]) {
      const expected = `draw data/iconos/${clave}.svg, one path on a square of 24 units`;
      yield issueAt(product, ['clave'], 'product without icon', expected);
    }
    if (!connectionOf(clave, connections)) {
      const expected = `add ${clave} to the routes of a connection in data/conexiones.yaml`;
      yield issueAt(product, ['clave'], 'product without connection', expected);
    }
    if (releases[clave]) continue;
    const expected = `novedades.yaml needs the releases of «${clave}»`;
    yield issueAt(releases, [], 'missing key', expected);
  }
  for (const program of windows.programas) {
    if (keys.includes(program.producto)) continue;
    yield issueAt(program, ['producto'], 'unknown product', unknownName(program.producto, keys));
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

/** No route has two connections. */
export function* checkConnections({ connections }: Facts): Iterable<FactIssue> {
  const routes = connections.flatMap((connection) =>
    connection.rutas.map((ruta, index) => ({ connection, ruta, index })),
  );
  for (const [{ connection, ruta, index }, first] of repeated(routes, (one) => one.ruta)) {
    const expected = `${ruta} already stands in «${first.connection.clave}»; leave it in one of them`;
    yield issueAt(connection, ['rutas', index], 'route with two connections', expected);
  }
}

/** Each product has its frequent tasks, once, and all of them are pages of that product. */
export function* checkFrequentTasks({ frequentTasks, routes }: Facts): Iterable<FactIssue> {
  const products = new Set([...routes.values()].map(({ product }) => product));
  const named = frequentTasks.map(({ producto }) => producto);
  for (const product of products) {
    if (named.includes(product)) continue;
    const expected = `name 3 to 6 pages of ${product} too`;
    yield issueAt(frequentTasks.at(-1) ?? {}, [], 'product without frequent tasks', expected);
  }
  for (const [index, tasks] of frequentTasks.entries()) {
    const { producto, rutas } = tasks;
    if (!products.has(producto) || named.indexOf(producto) < index) {
      const expected = `expected each of ${[...products].join(', ')} once`;
      yield issueAt(tasks, ['producto'], 'unknown or repeated product', expected);
      continue;
    }
    for (const [position, ruta] of rutas.entries()) {
      if (ruta.split('/')[0] === producto) continue;
      const expected = `${ruta} is no page of ${producto}; choose one that is`;
      yield issueAt(tasks, ['rutas', position], 'page of another product', expected);
    }
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
    for (const [index, id] of (change.trae ?? []).entries()) {
      if (known.includes(id)) continue;
      const expected = `an id of data/ids-publicados.yaml on one of its \`paginas\`: ${unknownName(id, known)}`;
      yield issueAt(change, ['trae', index], 'unknown part', expected);
    }
  }
}
