import * as z from 'zod';
import { listOf } from './read-facts';
import { keySchema, textSchema } from './shared-schemas';

const permissionSchema = z.strictObject({
  clave: keySchema,
  nombre: textSchema,
  descripcion: textSchema,
  /** Whether somebody who holds it may lend it once, with **Autorizar**, to one who does not. */
  autorizable: z.boolean().default(false),
  roles: z.array(keySchema).min(1),
});

const roleSchema = z.strictObject({
  clave: keySchema,
  nombre: textSchema,
  descripcion: textSchema,
  'descuento-maximo-pct': z.number().min(0).max(100),
});

export const permissionsSchema = z.strictObject({
  reglas: z.array(textSchema),
  roles: z.array(roleSchema).min(1),
  modulos: listOf({ modulo: keySchema, permisos: z.array(permissionSchema).min(1) }),
});

export type Permission = z.output<typeof permissionSchema>;

/** Roles, permissions by module, and the rules they follow, as they come from the factory. */
export type Permissions = z.output<typeof permissionsSchema>;
