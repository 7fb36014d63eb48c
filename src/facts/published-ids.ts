import * as z from 'zod';

/** Lower case, digits and hyphens, in up to three parts: `factura.campo.cliente`, `dlf-2204`. */
export const helpIdSchema = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*){0,2}$/,
    'an id is lower case letters, digits and hyphens, with a dot between its parts',
  );

/** What a published id leads to: the address of a page, or the id that it is called by today. */
const leadsToSchema = z.union([
  z.string().regex(/^\/[a-z0-9/-]*$/, 'an address begins with a slash, such as /docs/delfin/'),
  helpIdSchema,
]);

export const publishedIdsSchema = z.record(helpIdSchema, leadsToSchema);

/**
 * Every id that programs may have in them, and the page that it led to when it was published: none
 * ever goes. An id that has another name by now leads to that name.
 */
export type PublishedIds = z.output<typeof publishedIdsSchema>;

/** Name of the file in the folder of the facts. */
export const PUBLISHED_IDS = 'ids-publicados.yaml';
