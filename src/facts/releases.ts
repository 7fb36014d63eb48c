import * as z from 'zod';
import { helpIdSchema } from './published-ids';
import { daySchema, keySchema, routePathSchema, textSchema } from './shared-schemas';

const changeSchema = z.strictObject({
  texto: textSchema,
  /** What to read about it, the best first. */
  paginas: z
    .array(routePathSchema)
    .min(1, 'a change names the pages to read about it; add at least one')
    .refine((paginas) => new Set(paginas).size === paginas.length, 'a page is named once'),
  /** Keys of the jobs whose work it changes. */
  roles: z.array(keySchema).min(1, 'a change says whose work it changes; add at least one job'),
  /** Ids of the windows, fields, buttons, reports and messages that no version before it has. */
  trae: z.array(helpIdSchema).min(1).optional(),
  /** What to do in the versions before it. */
  antes: textSchema.optional(),
});

export type Change = z.output<typeof changeSchema>;

export const releaseSchema = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'a version is three numbers with dots'),
  fecha: daySchema,
  nuevo: z.array(changeSchema).optional(),
  mejoras: z.array(changeSchema).optional(),
  correcciones: z.array(changeSchema).optional(),
});

export type Release = z.output<typeof releaseSchema>;

/** Releases by the key of their product, newest first. */
export type Releases = Record<string, Release[]>;

export type ChangeKind = 'nuevo' | 'mejoras' | 'correcciones';

/** The kinds of change in the order that readers are told of them, with the title of each. */
export const CHANGE_KINDS: readonly (readonly [kind: ChangeKind, title: string])[] = [
  ['nuevo', 'Nuevo'],
  ['mejoras', 'Mejoras'],
  ['correcciones', 'Correcciones'],
];

/** All changes of a release, each with its kind, in the order that readers are told of them. */
export function changesOf(release: Release): { kind: ChangeKind; change: Change }[] {
  return CHANGE_KINDS.flatMap(([kind]) =>
    (release[kind] ?? []).map((change) => ({ kind, change })),
  );
}

/** Of each product so many releases are lately: who has not updated yet reads what is coming. */
const LATELY = 2;

/** What the newest release brought to a page, and its version and product, when one of the last releases of a product did. */
export function latestPageChange(routePath: string, releases: Releases) {
  const changed = Object.entries(releases).flatMap(([product, own]) =>
    own.slice(0, LATELY).flatMap((release) => {
      const changes = changesOf(release).filter(({ change }) => change.paginas.includes(routePath));
      if (changes.length === 0) return [];
      return [{ product, version: release.version, day: release.fecha, changes }];
    }),
  );
  const [newest] = changed.sort((a, b) => b.day.localeCompare(a.day));
  return newest && { product: newest.product, version: newest.version, changes: newest.changes };
}
