const TAG = /<\/?span[^>]*>/g;

/**
 * Sets lines of code off. What goes over several lines, a comment perhaps, is parted at their ends.
 *
 * @param html from `highlight`
 * @param lines the first is 1
 */
export function markLines(html: string, lines: ReadonlySet<number>): string {
  const open: string[] = [];
  const whole = html.split('\n').map((line) => {
    const before = open.join('');
    for (const tag of line.match(TAG) ?? []) {
      if (tag.startsWith('</')) open.pop();
      else open.push(tag);
    }
    return before + line + '</span>'.repeat(open.length);
  });
  // The end of a line within what is a line by itself is not seen, but copied.
  return whole
    .map((line, index) => {
      const end = index === whole.length - 1 ? '' : '\n';
      return lines.has(index + 1) ? `<span class="marcado">${line}${end}</span>` : line + end;
    })
    .join('');
}
