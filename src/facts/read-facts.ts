import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { FactError, type FactIssue } from './fact-error';
import { readFacts } from './fact-file';

/** Reads the facts of a kind below `dataDir`. @throws FactError */
export type Kind<Value> = (dataDir: string) => Value;

type Kinds = Readonly<Record<string, Kind<unknown>>>;
type Values<Listed extends Kinds> = { [Name in keyof Listed]: ReturnType<Listed[Name]> };

/** A list of at least one fact with these keys and no others. */
export function listOf<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.array(z.strictObject(shape)).min(1);
}

function filesOf(folder: string, extension: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(extension));
  return files.sort().map((file) => path.join(folder, file));
}

/** What one file says. */
export function file<Schema extends z.ZodType>(name: string, schema: Schema) {
  return (dataDir: string): z.output<Schema> => readFacts(path.join(dataDir, name), schema);
}

/** What the YAML files of a folder say, in the order of their names; `except` are of another kind. */
export function files<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  except: readonly string[] = [],
) {
  return (dataDir: string): z.output<Schema>[] =>
    filesOf(path.join(dataDir, folder), '.yaml')
      .filter((name) => !except.includes(path.basename(name)))
      .map((name) => readFacts(name, schema));
}

/** The facts of a folder whose files are lists of them, one after the other. */
export function lists<Item>(
  folder: string,
  schema: z.ZodType<Item[]>,
  except?: readonly string[],
): Kind<Item[]> {
  return (dataDir) => files(folder, schema, except)(dataDir).flat();
}

/** What each file of a folder says, by its name. */
export function byName<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  extension = '.yaml',
) {
  return (dataDir: string): Record<string, z.output<Schema>> =>
    Object.fromEntries(
      filesOf(path.join(dataDir, folder), extension).map((name) => [
        path.basename(name, extension),
        readFacts(name, schema),
      ]),
    );
}

/** Several kinds under their names; what is broken in any of them is told at once. */
export function group<Listed extends Kinds>(kinds: Listed): Kind<Values<Listed>> {
  return (dataDir) => {
    const issues: FactIssue[] = [];
    const values = Object.entries(kinds).map(([name, read]) => {
      try {
        return [name, read(dataDir)];
      } catch (error) {
        if (!(error instanceof FactError)) throw error;
        issues.push(...error.issues);
        return [name, undefined];
      }
    });
    if (issues.length > 0) throw new FactError(issues);
    return Object.fromEntries(values);
  };
}
