import type { Outcome } from './outcomes';

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}

function row({ fault, expected, seen, survived }: Outcome): string {
  return `| ${[fault, expected, seen].map(cell).join(' | ')} | ${survived ? 'survived' : '**LOST**'} |`;
}

/** The table of faults in Markdown: a heading for each group, in the order of the outcomes, and the count. */
export function faultsTable(outcomes: readonly Outcome[]): string {
  const groups = [...new Set(outcomes.map(({ group }) => group))];
  const lost = outcomes.filter(({ survived }) => !survived).length;
  const sections = groups.map((group) => {
    const entries = outcomes.filter((outcome) => outcome.group === group);
    return [
      `## ${group} (${entries.length})`,
      '',
      '| Fault | Expected | Seen | |',
      '| --- | --- | --- | --- |',
      ...entries.map(row),
    ].join('\n');
  });
  return [
    '# Faults',
    `Written by \`npm run faults\`. ${outcomes.length} faults: ${outcomes.length - lost} survived, ${lost} lost.`,
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}
