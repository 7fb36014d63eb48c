import { encodePart } from '../../src/api-query/request';

/** A request to the example server. */
export interface SentRequest {
  method: string;
  /** After the version: `/productos?limite=2`. */
  target: string;
  /** Undefined without one. */
  key: string | undefined;
}

interface Parameter {
  name?: string;
  schema?: { items?: { enum?: string[] } };
}

/** What is read of the OpenAPI document. */
export interface DescribedApi {
  paths: Record<string, { get: { parameters?: Parameter[] } }>;
  /** Operators of filters, by name. */
  operators: readonly string[];
}

/** What is no value of anything but a text. */
const ODD_VALUES = [
  '',
  'x',
  '1.2.3',
  '2026-02-30',
  '31/03/2026',
  'verdadero',
  '1e9',
  'NaN',
  '%',
  'ñ ü',
  '\u0000',
];
const ODD_NAMES = [
  '',
  'preico',
  '__proto__',
  'constructor',
  'código',
  'a b',
  '😀',
  "'; --",
  '../estado',
  '%zz',
];
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Writes requests that are wrong in one of the ways that the document forbids, repeatable by the numbers that they are
 * made from.
 *
 * @param random numbers from 0 to 1
 * @param key the one that the server accepts
 */
export function* badRequests(
  { paths, operators }: DescribedApi,
  random: () => number,
  key: string,
): Generator<SentRequest> {
  const one = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const lists = Object.entries(paths).filter(
    ([path]) => /^\/[a-z-]+$/.test(path) && path !== '/estado',
  );
  const get = (target: string): SentRequest => ({ method: 'GET', target, key });
  const columnsOf = ({ parameters = [] }: { parameters?: Parameter[] }) =>
    parameters.find(({ name }) => name === 'columnas')?.schema?.items?.enum ?? [];
  const query = (path: string, name: string, value: string) =>
    `${path}?${name}=${encodePart(value)}`;

  const kinds: ((path: string, columns: readonly string[]) => SentRequest)[] = [
    (path, columns) => get(query(path, 'columnas', `${one(columns)},${one(ODD_NAMES.slice(1))}`)),
    (path) => get(query(path, 'orden', `-${one(ODD_NAMES.slice(1))}`)),
    (path) => get(query(path, 'filtro', `${one(ODD_NAMES)}:igual:1`)),
    (path, columns) => get(query(path, 'filtro', `${one(columns)}:${one(ODD_NAMES)}:1`)),
    (path, columns) => get(query(path, 'filtro', `${one(columns)}${one(['', ':', ':igual'])}`)),
    (path, columns) => get(query(path, 'filtro', `${one(columns)}:vacio:${one(ODD_VALUES)}`)),
    (path, columns) => get(query(path, 'filtro', `${one(columns)}:entre:${one(ODD_VALUES)}`)),
    (path, columns) => get(query(path, 'filtro', `${one(columns)}:${one(operators)}:`)),
    (path, columns) => {
      const column = one(columns);
      const many = Array.from({ length: 51 }, (_, place) => place).join(',');
      return get(query(path, 'filtro', `${column}:en:${many}`));
    },
    (path, columns) => {
      const filter = `filtro=${one(columns)}:vacio:no`;
      return get(`${path}?${Array.from({ length: 11 }, () => filter).join('&')}`);
    },
    (path) => get(query(path, 'filtro', 'x'.repeat(4_000 + Math.floor(random() * 80_000)))),
    (path) => get(`/${one(ODD_NAMES.slice(1).map(encodePart))}${path}`),
    (path) => get(`${path.slice(0, -1)}?limite=2`),
    () => get(`/estado/${encodePart(one(ODD_NAMES.slice(1)))}`),
    (path) => get(`${path}/${encodePart(one(ODD_NAMES.slice(1)))}`),
    (path) => get(`${path}/${one(['%', '%E0%A4%A', '%00', 'a/b', '..%2f..'])}`),
    (path) => ({ method: 'GET', target: path, key: undefined }),
    (path) => ({ method: 'GET', target: path, key: one(['', 'dlf_OTRA', 'x'.repeat(5_000)]) }),
    (path) => ({ method: one(METHODS), target: path, key: one([key, undefined]) }),
  ];
  for (;;) {
    const [path, { get: operation }] = one(lists);
    yield one(kinds)(path, columnsOf(operation));
  }
}
