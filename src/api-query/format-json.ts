const WIDTH = 80;

/**
 * Writes JSON as the pages show it: two spaces a level, and an object of plain values on one line
 * where it fits within 80 characters.
 */
export function formatJson(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    const items = value.map((item) => `${deeper}${formatJson(item, deeper)}`);
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value);
  if (indent !== '' && entries.every(([, item]) => typeof item !== 'object' || item === null)) {
    const line = `{ ${entries.map(([key, item]) => `${JSON.stringify(key)}: ${JSON.stringify(item)}`).join(', ')} }`;
    if (indent.length + line.length <= WIDTH) return line;
  }
  const lines = entries.map(
    ([key, item]) => `${deeper}${JSON.stringify(key)}: ${formatJson(item, deeper)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
