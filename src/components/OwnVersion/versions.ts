/** Key under which the browser keeps the version that its reader has of a product; it never leaves it. */
export function versionKey(product: string): string {
  return `version-${product}`;
}

/** What is kept of the version that a program tells, `8.1.0.532`: the two numbers that it is known by. */
export const TOLD_VERSION = /^\d{1,4}\.\d{1,4}/;

/** The newest release that a version names, by all its numbers or the first two; undefined when there is none. */
export function releaseOf(told: string, versions: readonly string[]): string | undefined {
  return versions.find((version) => `${version}.`.startsWith(`${told}.`));
}
