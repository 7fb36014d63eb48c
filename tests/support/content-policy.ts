/** The sources of a content policy by directive. */
export function parsePolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(
    directives.flatMap(([name, ...sources]) =>
      name ? [[name.toLowerCase(), sources] as const] : [],
    ),
  );
}

/** Whether a message of the browser's console says that the content policy of a page refused something. */
export function isRefusal(text: string): boolean {
  return /Content Security Policy|Trusted ?(?:Type|HTML|Script)/.test(text);
}
